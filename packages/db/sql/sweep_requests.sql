-- sweep_requests: expires PENDING rows whose deadline passed p_grace ago, and purges old results and idempotency keys.
-- In:    grace after the deadline, most rows of each kind to handle in one call
-- Out:   how many of each; all zero when another process is sweeping
-- Locks: a transaction-level advisory lock, so that one process sweeps at a time
CREATE OR REPLACE FUNCTION sweep_requests(p_grace INTERVAL, p_limit INT)
RETURNS TABLE (expired INT, results INT, idempotency_keys INT) LANGUAGE plpgsql AS $$
BEGIN
    expired := 0;
    results := 0;
    idempotency_keys := 0;
    IF pg_try_advisory_xact_lock(hashtext('redraft.sweep_requests')) THEN
        WITH stale AS (
            SELECT r.id FROM api_request r
                WHERE r.state = 'PENDING' AND r.deadline_at < clock_timestamp() - p_grace
                LIMIT p_limit FOR UPDATE SKIP LOCKED
        )
        UPDATE api_request r SET state = 'EXPIRED', http_status = 504, error_code = 'processing_timeout',
                settled_at = clock_timestamp()
            FROM stale WHERE r.id = stale.id;
        GET DIAGNOSTICS expired = ROW_COUNT;
        DELETE FROM api_result a WHERE a.request_id IN
            (SELECT o.request_id FROM api_result o WHERE o.expires_at < clock_timestamp() LIMIT p_limit);
        GET DIAGNOSTICS results = ROW_COUNT;
        DELETE FROM idempotency_key i WHERE (i.api_key_id, i.key) IN
            (SELECT o.api_key_id, o.key FROM idempotency_key o WHERE o.expires_at < clock_timestamp() LIMIT p_limit);
        GET DIAGNOSTICS idempotency_keys = ROW_COUNT;
    END IF;
    RETURN NEXT;
END $$;
