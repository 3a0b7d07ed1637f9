-- settle_requests: settle_request for several requests in one commit.
-- In:    arrays of the same length: request ids, attempt tokens, response bodies, whether each counts as a daily scan
-- Out:   a row per request: its place in the arrays from 1 on, and what settle_request says of it
-- Locks: all request rows in the order of their ids, then workspaces in the order of theirs: commits that share
--        requests or workspaces wait for one another and never in a circle
CREATE OR REPLACE FUNCTION settle_requests(p_ids UUID[], p_attempts UUID[], p_bodies TEXT[], p_are_scans BOOLEAN[])
RETURNS TABLE (place INT, outcome TEXT, words_remaining BIGINT) LANGUAGE plpgsql AS $$
BEGIN
    PERFORM 1 FROM api_request r WHERE r.id = ANY (p_ids) ORDER BY r.id FOR UPDATE;
    FOR place IN
        SELECT u.place FROM unnest(p_ids) WITH ORDINALITY AS u (id, place) LEFT JOIN api_request r ON r.id = u.id
            ORDER BY r.workspace_id, u.place
    LOOP
        SELECT s.outcome, s.words_remaining INTO outcome, words_remaining
            FROM settle_request(p_ids[place], p_attempts[place], p_bodies[place], p_are_scans[place]) s;
        RETURN NEXT;
    END LOOP;
END $$;
