-- create_api_key: inserts an active key into the lowest free slot.
-- In:    key id, workspace, name, label, prefix, SHA-256, scopes, number of slots
-- Out:   the slot; null when every slot is taken
-- Locks: the workspace row, so that two creations queue up instead of colliding
CREATE OR REPLACE FUNCTION create_api_key(
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
