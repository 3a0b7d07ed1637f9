-- Who did what to a workspace. No foreign keys: an entry outlives the person, the key and the workspace that it names.
CREATE TABLE "audit_entry" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "actor_kind" TEXT NOT NULL CHECK ("actor_kind" IN ('person', 'key', 'admin')),
    "actor_id" UUID CHECK (("actor_kind" = 'admin') = ("actor_id" IS NULL)),
    "action" TEXT NOT NULL,
    "target_id" UUID NOT NULL,
    "facts" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "audit_entry_workspace_id_id_idx" ON "audit_entry"("workspace_id", "id" DESC);
