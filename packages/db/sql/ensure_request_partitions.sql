-- ensure_request_partitions: creates the monthly partitions of api_request from this month on, where missing.
-- In:    months ahead
-- Out:   how many were created
-- Locks: api_request while a partition is attached
CREATE OR REPLACE FUNCTION ensure_request_partitions(p_months INT) RETURNS INT LANGUAGE plpgsql AS $$
DECLARE
    v_from TIMESTAMPTZ;
    v_name TEXT;
    v_made INT := 0;
BEGIN
    PERFORM pg_advisory_xact_lock(hashtext('redraft.ensure_request_partitions'));
    FOR i IN 0..p_months LOOP
        v_from := (date_trunc('month', now() AT TIME ZONE 'UTC') + make_interval(months => i)) AT TIME ZONE 'UTC';
        v_name := 'api_request_' || to_char(v_from AT TIME ZONE 'UTC', 'YYYY_MM');
        IF to_regclass(v_name) IS NULL THEN
            EXECUTE format('CREATE TABLE %I PARTITION OF api_request FOR VALUES FROM (%L) TO (%L)', v_name,
                uuid_v7_floor(v_from),
                uuid_v7_floor(((v_from AT TIME ZONE 'UTC') + INTERVAL '1 month') AT TIME ZONE 'UTC'));
            v_made := v_made + 1;
        END IF;
    END LOOP;
    RETURN v_made;
END $$;
