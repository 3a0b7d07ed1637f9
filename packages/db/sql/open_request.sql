-- open_request: looks the Idempotency-Key up, makes the advisory checks and inserts the PENDING row.
-- In:    see the parameters; p_idempotency_key and p_fingerprint are null without the header
-- Out:   outcome, and the numbers that belong to it:
--        opened               request_id = p_id; in_flight = other PENDING requests of the workspace
--        joined | replay      request_id = the earlier request under the key (PENDING | SUCCEEDED)
--        mismatch             the key stands for another body or endpoint
--        insufficient_balance words_remaining
--        scans_exhausted      scan_limit, scans_used
--        too_many_in_flight   in_flight
-- Locks: the idempotency row while it is re-pointed; nothing else
CREATE OR REPLACE FUNCTION open_request(
    p_id UUID, p_workspace UUID, p_api_key UUID, p_endpoint TEXT, p_words INT, p_timeout_ms INT, p_is_scan BOOLEAN,
    p_client_request_id TEXT, p_idempotency_key TEXT, p_fingerprint BYTEA
) RETURNS TABLE (
    outcome TEXT, request_id UUID, words_remaining BIGINT, in_flight INT, scan_limit INT, scans_used INT
) LANGUAGE plpgsql AS $$
DECLARE
    v_now TIMESTAMPTZ := clock_timestamp();
    v_held idempotency_key%ROWTYPE;
    v_state request_state;
    v_balance BIGINT;
    v_max_in_flight INT;
    v_retention INT;
    v_in_flight INT;
    v_scan_limit INT;
    v_scans_used INT := 0;
BEGIN
    LOOP
        v_held := NULL;
        IF p_idempotency_key IS NOT NULL THEN
            -- The row lock makes the second of two racing repeats see what the first one did.
            SELECT * INTO v_held FROM idempotency_key i
                WHERE i.api_key_id = p_api_key AND i.key = p_idempotency_key FOR UPDATE;
            IF FOUND AND v_held.expires_at > v_now THEN
                SELECT r.state INTO v_state FROM api_request r WHERE r.id = v_held.request_id;
                IF v_state IN ('PENDING', 'SUCCEEDED') THEN
                    IF v_held.fingerprint <> p_fingerprint THEN
                        outcome := 'mismatch';
                    ELSE
                        outcome := CASE v_state WHEN 'PENDING' THEN 'joined' ELSE 'replay' END;
                    END IF;
                    request_id := v_held.request_id;
                    RETURN NEXT;
                    RETURN;
                END IF;
            END IF;
        END IF;

        SELECT w.balance_words, w.max_in_flight, w.result_retention_hours, COALESCE(w.daily_scans, p.daily_scans)
            INTO v_balance, v_max_in_flight, v_retention, v_scan_limit
            FROM workspace w JOIN plan p ON p.id = w.plan_id WHERE w.id = p_workspace;
        IF v_balance < p_words THEN
            outcome := 'insufficient_balance';
            words_remaining := v_balance;
            RETURN NEXT;
            RETURN;
        END IF;
        IF p_is_scan THEN
            SELECT d.used INTO v_scans_used FROM daily_scan d
                WHERE d.workspace_id = p_workspace AND d.day = (v_now AT TIME ZONE 'UTC')::date;
            v_scans_used := COALESCE(v_scans_used, 0);
            IF v_scans_used >= v_scan_limit THEN
                outcome := 'scans_exhausted';
                scan_limit := v_scan_limit;
                scans_used := v_scans_used;
                RETURN NEXT;
                RETURN;
            END IF;
        END IF;
        SELECT count(*) INTO v_in_flight FROM api_request r WHERE r.workspace_id = p_workspace AND r.state = 'PENDING';
        IF v_in_flight >= v_max_in_flight THEN
            outcome := 'too_many_in_flight';
            in_flight := v_in_flight;
            RETURN NEXT;
            RETURN;
        END IF;

        IF p_idempotency_key IS NOT NULL THEN
            IF v_held.request_id IS NULL THEN
                INSERT INTO idempotency_key (api_key_id, key, workspace_id, fingerprint, request_id, expires_at)
                    VALUES (p_api_key, p_idempotency_key, p_workspace, p_fingerprint, p_id,
                            v_now + make_interval(secs => GREATEST(v_retention * 3600, p_timeout_ms / 1000 + 60)))
                    ON CONFLICT DO NOTHING;
                CONTINUE WHEN NOT FOUND; -- another call inserted it meanwhile: look again
            ELSE
                UPDATE idempotency_key i SET fingerprint = p_fingerprint, request_id = p_id,
                        expires_at = v_now + make_interval(secs => GREATEST(v_retention * 3600, p_timeout_ms / 1000 + 60))
                    WHERE i.api_key_id = p_api_key AND i.key = p_idempotency_key;
            END IF;
        END IF;
        INSERT INTO api_request (id, workspace_id, api_key_id, endpoint, state, words, client_request_id, created_at, deadline_at)
            VALUES (p_id, p_workspace, p_api_key, p_endpoint, 'PENDING', p_words, p_client_request_id, v_now,
                    v_now + make_interval(secs => p_timeout_ms / 1000.0));
        outcome := 'opened';
        request_id := p_id;
        words_remaining := v_balance;
        in_flight := v_in_flight;
        RETURN NEXT;
        RETURN;
    END LOOP;
END $$;
