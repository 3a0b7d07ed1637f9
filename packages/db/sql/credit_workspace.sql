-- credit_workspace: adds words to a balance and writes the ledger entry, in one transaction.
-- In:    entry id, workspace, kind, words (>= 0), reason, external reference (unique; null allowed), who did it
-- Out:   the new balance; null when the external reference was applied before (nothing changes then)
-- Locks: the workspace row
CREATE OR REPLACE FUNCTION credit_workspace(
    p_id UUID, p_workspace UUID, p_kind TEXT, p_words BIGINT, p_reason TEXT, p_external_ref TEXT,
    p_actor TEXT DEFAULT 'system'
) RETURNS BIGINT LANGUAGE plpgsql AS $$
DECLARE
    v_balance BIGINT;
BEGIN
    INSERT INTO ledger_entry (id, workspace_id, kind, words, reason, external_ref, actor)
        VALUES (p_id, p_workspace, p_kind, p_words, p_reason, p_external_ref, p_actor)
        ON CONFLICT (external_ref) DO NOTHING;
    IF NOT FOUND THEN
        RETURN NULL;
    END IF;
    UPDATE workspace SET balance_words = balance_words + p_words, updated_at = clock_timestamp()
        WHERE id = p_workspace RETURNING balance_words INTO v_balance;
    RETURN v_balance;
END $$;
