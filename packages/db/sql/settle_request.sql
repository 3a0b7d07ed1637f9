-- settle_request: the one place where words are deducted. PENDING → SUCCEEDED, result stored, words deducted and,
-- for a scan, the scan counted; or PENDING → FAILED with 402 or 429 when the balance or the allowance does not suffice.
-- In:    request id, attempt token (one per run of a job), response body as text, whether it counts as a daily scan
-- Out:   outcome and the balance after it (null unless settled):
--        settled              committed now, or before by the same attempt (its acknowledgement was lost)
--        insufficient_balance | scans_exhausted   the row is FAILED, nothing was deducted
--        closed               the row was not PENDING any more, or its deadline had passed
-- Locks: the request row, then the workspace row, then the scan row of the day
CREATE OR REPLACE FUNCTION settle_request(p_id UUID, p_attempt UUID, p_body TEXT, p_is_scan BOOLEAN)
RETURNS TABLE (outcome TEXT, words_remaining BIGINT) LANGUAGE plpgsql AS $$
DECLARE
    v_request api_request%ROWTYPE;
    v_balance BIGINT;
    v_retention INT;
    v_scan_limit INT;
    v_scans_used INT;
BEGIN
    SELECT * INTO v_request FROM api_request r WHERE r.id = p_id FOR UPDATE;
    IF v_request.state = 'SUCCEEDED' AND v_request.attempt_token = p_attempt THEN
        outcome := 'settled';
        SELECT a.words_remaining INTO words_remaining FROM api_result a WHERE a.request_id = p_id;
        RETURN NEXT;
        RETURN;
    END IF;
    IF v_request.id IS NULL OR v_request.state <> 'PENDING' OR clock_timestamp() >= v_request.deadline_at THEN
        outcome := 'closed';
        RETURN NEXT;
        RETURN;
    END IF;

    UPDATE workspace w SET balance_words = w.balance_words - v_request.words
        FROM plan p
        WHERE w.id = v_request.workspace_id AND p.id = w.plan_id AND w.balance_words >= v_request.words
        RETURNING w.balance_words, w.result_retention_hours, COALESCE(w.daily_scans, p.daily_scans)
        INTO v_balance, v_retention, v_scan_limit;
    IF NOT FOUND THEN
        UPDATE api_request r SET state = 'FAILED', http_status = 402, error_code = 'insufficient_balance',
                settled_at = clock_timestamp(),
                error_data = jsonb_build_object('words_required', v_request.words, 'words_remaining',
                    (SELECT w.balance_words FROM workspace w WHERE w.id = v_request.workspace_id))
            WHERE r.id = p_id;
        outcome := 'insufficient_balance';
        RETURN NEXT;
        RETURN;
    END IF;

    IF p_is_scan THEN
        INSERT INTO daily_scan AS d (workspace_id, day, used)
            SELECT v_request.workspace_id, (v_request.created_at AT TIME ZONE 'UTC')::date, 1 WHERE v_scan_limit > 0
            ON CONFLICT (workspace_id, day) DO UPDATE SET used = d.used + 1 WHERE d.used < v_scan_limit;
        IF NOT FOUND THEN
            -- Same transaction: the deduction above is taken back before anyone can see it.
            UPDATE workspace w SET balance_words = w.balance_words + v_request.words WHERE w.id = v_request.workspace_id;
            SELECT d.used INTO v_scans_used FROM daily_scan d
                WHERE d.workspace_id = v_request.workspace_id AND d.day = (v_request.created_at AT TIME ZONE 'UTC')::date;
            UPDATE api_request r SET state = 'FAILED', http_status = 429, error_code = 'daily_scan_limit_exceeded',
                    settled_at = clock_timestamp(),
                    error_data = jsonb_build_object('limit', v_scan_limit, 'used', COALESCE(v_scans_used, 0))
                WHERE r.id = p_id;
            outcome := 'scans_exhausted';
            RETURN NEXT;
            RETURN;
        END IF;
    END IF;

    UPDATE api_request r SET state = 'SUCCEEDED', http_status = 200, settled_at = clock_timestamp(),
            attempt_token = p_attempt
        WHERE r.id = p_id;
    INSERT INTO api_result (request_id, body, words_remaining, expires_at)
        VALUES (p_id, p_body, v_balance,
                CASE WHEN v_retention > 0 THEN clock_timestamp() + make_interval(hours => v_retention)
                     ELSE v_request.deadline_at + INTERVAL '60 seconds' END);
    outcome := 'settled';
    words_remaining := v_balance;
    RETURN NEXT;
END $$;
