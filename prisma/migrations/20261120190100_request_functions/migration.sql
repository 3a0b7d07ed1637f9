-- The outcome of a request is one compare-and-set on its row. These functions are the only writers of it.

-- credit_workspace: adds words to a balance and writes the ledger entry, in one transaction.
-- In:    entry id, workspace, kind, words (> 0), reason, external reference (unique; null allowed)
-- Out:   the new balance; null when the external reference was applied before (nothing changes then)
-- Locks: the workspace row
CREATE FUNCTION credit_workspace(
    p_id UUID, p_workspace UUID, p_kind TEXT, p_words BIGINT, p_reason TEXT, p_external_ref TEXT
) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE
    v_balance BIGINT;
BEGIN
    INSERT INTO ledger_entry (id, workspace_id, kind, words, reason, external_ref)
        VALUES (p_id, p_workspace, p_kind, p_words, p_reason, p_external_ref)
        ON CONFLICT (external_ref) DO NOTHING;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    UPDATE workspace SET balance_words = balance_words + p_words, updated_at = clock_timestamp()
        WHERE id = p_workspace RETURNING balance_words INTO v_balance;
    RETURN v_balance;
END $$;

-- create_api_key: inserts an active key into the lowest free slot.
-- In:    key id, workspace, name, label, prefix, SHA-256, scopes, number of slots
-- Out:   the slot; null when every slot is taken
-- Locks: the workspace row, so that two creations queue up instead of colliding
CREATE FUNCTION create_api_key(
    p_id UUID, p_workspace UUID, p_name TEXT, p_label TEXT, p_prefix TEXT, p_hash BYTEA, p_scopes TEXT[], p_slots INT
) RETURNS INT LANGUAGE plpgsql AS $$
DECLARE
    v_slot INT;
BEGIN
    PERFORM 1 FROM workspace WHERE id = p_workspace FOR NO KEY UPDATE;
    SELECT min(slot) INTO v_slot FROM generate_series(1, p_slots) AS slot
        WHERE NOT EXISTS (SELECT 1 FROM api_key k WHERE k.workspace_id = p_workspace AND k.active_slot = slot);
    IF v_slot IS NULL THEN
        RETURN NULL;
    END IF;
    INSERT INTO api_key (id, workspace_id, name, label, prefix, key_hash, scopes, active_slot)
        VALUES (p_id, p_workspace, p_name, p_label, p_prefix, p_hash, p_scopes, v_slot);
    RETURN v_slot;
END $$;

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
CREATE FUNCTION open_request(
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

-- settle_request: the one place where words are deducted. PENDING → SUCCEEDED, result stored, words deducted and,
-- for a scan, the scan counted; or PENDING → FAILED with 402 or 429 when the balance or the allowance does not suffice.
-- In:    request id, attempt token (one per run of a job), response body as text, whether it counts as a daily scan
-- Out:   outcome and the balance after it (null unless settled):
--        settled              committed now, or before by the same attempt (its acknowledgement was lost)
--        insufficient_balance | scans_exhausted   the row is FAILED, nothing was deducted
--        closed               the row was not PENDING any more, or its deadline had passed
-- Locks: the request row, then the workspace row, then the scan row of the day
CREATE FUNCTION settle_request(p_id UUID, p_attempt UUID, p_body TEXT, p_is_scan BOOLEAN)
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

-- close_request: PENDING → FAILED, EXPIRED or CANCELLED; never charges.
-- In:    request id, new state, HTTP status and error code to answer with (null for CANCELLED)
-- Out:   true when this call closed the row, false when it was closed (or settled) before
-- Locks: the request row
CREATE FUNCTION close_request(p_id UUID, p_state request_state, p_status INT, p_code TEXT)
RETURNS BOOLEAN LANGUAGE plpgsql AS $$
BEGIN
    IF p_state NOT IN ('FAILED', 'EXPIRED', 'CANCELLED') THEN
        RAISE EXCEPTION 'close_request cannot set state %', p_state;
    END IF;
    UPDATE api_request r SET state = p_state, http_status = p_status, error_code = p_code, settled_at = clock_timestamp()
        WHERE r.id = p_id AND r.state = 'PENDING';
    RETURN FOUND;
END $$;

-- sweep_requests: expires PENDING rows whose deadline passed p_grace ago, and purges old results and idempotency keys.
-- In:    grace after the deadline, most rows of each kind to handle in one call
-- Out:   how many of each; all zero when another process is sweeping
-- Locks: a transaction-level advisory lock, so that one process sweeps at a time
CREATE FUNCTION sweep_requests(p_grace INTERVAL, p_limit INT)
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

-- uuid_v7_floor: the smallest UUIDv7 of a moment (RFC 9562, section 5.7: 48 bits of Unix milliseconds first).
CREATE FUNCTION uuid_v7_floor(p_at TIMESTAMPTZ) RETURNS UUID LANGUAGE sql IMMUTABLE AS $$
    SELECT (lpad(to_hex((extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- ensure_request_partitions: creates the monthly partitions of api_request from this month on, where missing.
-- In:    months ahead
-- Out:   how many were created
-- Locks: api_request while a partition is attached
CREATE FUNCTION ensure_request_partitions(p_months INT) RETURNS INT LANGUAGE plpgsql AS $$
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
SELECT ensure_request_partitions(2);

-- drop_request_partition: drops one monthly partition; what its requests were charged stays in the books as one
-- negative ledger entry per workspace, written in the same transaction.
-- In:    year and month as 'YYYY_MM'
-- Out:   how many roll-up entries were written
-- Locks: the partition, exclusively
CREATE FUNCTION drop_request_partition(p_month TEXT) RETURNS INT LANGUAGE plpgsql AS $$
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
