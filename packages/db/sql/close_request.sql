-- close_request: PENDING → FAILED, EXPIRED or CANCELLED; never charges.
-- In:    request id, new state, HTTP status and error code to answer with (null for CANCELLED)
-- Out:   true when this call closed the row, false when it was closed (or settled) before
-- Locks: the request row
CREATE OR REPLACE FUNCTION close_request(p_id UUID, p_state request_state, p_status INT, p_code TEXT)
RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
    IF p_state NOT IN ('FAILED', 'EXPIRED', 'CANCELLED') THEN
        RAISE EXCEPTION 'close_request cannot set state %', p_state;
    END IF;
    UPDATE api_request r SET state = p_state, http_status = p_status, error_code = p_code, settled_at = clock_timestamp()
        WHERE r.id = p_id AND r.state = 'PENDING';
    RETURN FOUND;
END $$;
