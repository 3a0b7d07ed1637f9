-- drop_request_partition: drops one monthly partition; what its requests were charged stays in the books as one
-- negative ledger entry per workspace, written in the same transaction.
-- In:    year and month as 'YYYY_MM'
-- Out:   how many roll-up entries were written
-- Locks: the partition, exclusively
CREATE OR REPLACE FUNCTION drop_request_partition(p_month TEXT) RETURNS INT LANGUAGE plpgsql AS $$
DECLARE
    v_name TEXT := 'api_request_' || p_month;
    v_entries INT;
BEGIN
    IF p_month !~ '^\d{4}_\d{2}$' OR to_regclass(v_name) IS NULL THEN
        RAISE EXCEPTION 'there is no partition %', v_name;
    END IF;
    EXECUTE format('LOCK TABLE %I IN ACCESS EXCLUSIVE MODE', v_name);
    EXECUTE format(
        'INSERT INTO ledger_entry (id, workspace_id, kind, words, reason, external_ref)
         SELECT gen_random_uuid(), workspace_id, ''usage_rollup'', -sum(words), %L, %L || workspace_id
         FROM %I WHERE state = ''SUCCEEDED'' GROUP BY workspace_id HAVING sum(words) > 0',
        'usage of ' || replace(p_month, '_', '-'), 'usage_rollup:' || p_month || ':', v_name);
    GET DIAGNOSTICS v_entries = ROW_COUNT;
    EXECUTE format('DROP TABLE %I', v_name);
    RETURN v_entries;
END $$;
