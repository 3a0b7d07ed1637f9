-- ensure_playground_key: the key under which the console's own calls are logged, made on first use.
-- In:    id for a new one, workspace
-- Out:   the id of the workspace's playground key
-- Locks: nothing that exists
CREATE OR REPLACE FUNCTION ensure_playground_key(p_id UUID, p_workspace UUID) RETURNS UUID LANGUAGE plpgsql AS $$
DECLARE
    v_id UUID;
BEGIN
    INSERT INTO api_key (id, workspace_id, name, prefix, kind) VALUES (p_id, p_workspace, 'Playground', '', 'playground')
        ON CONFLICT (workspace_id) WHERE kind = 'playground' DO NOTHING;
    SELECT k.id INTO v_id FROM api_key k WHERE k.workspace_id = p_workspace AND k.kind = 'playground';
    RETURN v_id;
END $$;
