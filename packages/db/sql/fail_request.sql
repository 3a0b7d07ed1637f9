-- fail_request: PENDING → FAILED with a public explanation; never charges. The explanation may quote the input, so it
-- is kept and purged like a result, and not in the usage log.
-- In:    request id, HTTP status and error code to answer with, the explanation as JSON text
-- Out:   true when this call closed the row, false when it was closed (or settled) before
-- Locks: the request row
CREATE OR REPLACE FUNCTION fail_request(p_id UUID, p_status INT, p_code TEXT, p_body TEXT)
RETURNS BOOLEAN LANGUAGE plpgsql AS $$
DECLARE
    v_request api_request%ROWTYPE;
BEGIN
    UPDATE api_request r SET state = 'FAILED', http_status = p_status, error_code = p_code,
            settled_at = clock_timestamp()
        WHERE r.id = p_id AND r.state = 'PENDING' RETURNING * INTO v_request;
    IF NOT FOUND THEN
        RETURN FALSE;
    END IF;
    INSERT INTO api_result (request_id, body, words_remaining, expires_at)
        SELECT p_id, p_body, w.balance_words,
               CASE WHEN w.result_retention_hours > 0
                    THEN clock_timestamp() + make_interval(hours => w.result_retention_hours)
                    ELSE v_request.deadline_at + INTERVAL '60 seconds' END
            FROM workspace w WHERE w.id = v_request.workspace_id;
    RETURN TRUE;
END $$;
