-- The console: accounts of people, invitations, the state of a subscription, and who changed a balance.

-- The key of kind playground stands for calls made in the console: it has no secret, so nobody can authenticate
-- with it, and it takes none of the five slots.
ALTER TABLE "api_key" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'secret' CHECK ("kind" IN ('secret', 'playground')),
    ALTER COLUMN "key_hash" DROP NOT NULL,
    DROP CONSTRAINT "api_key_check",
    ADD CONSTRAINT "api_key_slot_check"
        CHECK (("kind" = 'secret' AND "revoked_at" IS NULL) = ("active_slot" IS NOT NULL)),
    ADD CONSTRAINT "api_key_kind_hash_check" CHECK (("kind" = 'playground') = ("key_hash" IS NULL));
CREATE UNIQUE INDEX "api_key_playground_idx" ON "api_key" ("workspace_id") WHERE "kind" = 'playground';

ALTER TABLE "billing_event" ADD COLUMN "workspace_id" UUID;

-- Who changed a balance: 'stripe', 'admin', 'system'. A refund or dispute is noted with 0 words: what was credited may be
-- spent, so a person decides about it.
ALTER TABLE "ledger_entry" ADD COLUMN "actor" TEXT NOT NULL DEFAULT 'system',
    DROP CONSTRAINT "ledger_entry_kind_check";
UPDATE "ledger_entry" SET "kind" = 'trial_grant' WHERE "kind" = 'trial';
UPDATE "ledger_entry" SET "actor" = 'admin' WHERE "kind" IN ('plan_grant', 'admin_credit');
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_kind_check" CHECK ("kind" IN
    ('plan_grant', 'admin_credit', 'invoice', 'trial_grant', 'usage_rollup', 'refund', 'dispute'));

ALTER TABLE "workspace" ADD COLUMN "billing_status" TEXT NOT NULL DEFAULT 'none'
        CHECK ("billing_status" IN ('none', 'active', 'past_due', 'canceled')),
    ADD COLUMN "billing_synced_at" TIMESTAMPTZ(3),
    ADD COLUMN "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    ADD COLUMN "current_period_end" TIMESTAMPTZ(3),
    ADD COLUMN "stripe_customer_id" TEXT,
    ADD COLUMN "stripe_subscription_id" TEXT;

CREATE TABLE "auth_account" (
    "id" UUID NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "password" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auth_account_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "auth_session" (
    "id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auth_session_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "auth_verification" (
    "id" UUID NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "auth_verification_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "invitation" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT NOT NULL CHECK ("role" IN ('owner', 'member')),
    "token_hash" BYTEA NOT NULL CHECK (octet_length("token_hash") = 32),
    "invited_by" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "auth_account_user_id_idx" ON "auth_account"("user_id");

CREATE UNIQUE INDEX "auth_account_provider_id_account_id_key" ON "auth_account"("provider_id", "account_id");

CREATE UNIQUE INDEX "auth_session_token_key" ON "auth_session"("token");

CREATE INDEX "auth_session_user_id_idx" ON "auth_session"("user_id");

CREATE INDEX "auth_session_expires_at_idx" ON "auth_session"("expires_at");

CREATE INDEX "auth_verification_identifier_idx" ON "auth_verification"("identifier");

CREATE INDEX "auth_verification_expires_at_idx" ON "auth_verification"("expires_at");

CREATE UNIQUE INDEX "invitation_token_hash_key" ON "invitation"("token_hash");

CREATE UNIQUE INDEX "invitation_workspace_id_email_key" ON "invitation"("workspace_id", "email");

CREATE UNIQUE INDEX "workspace_stripe_customer_id_key" ON "workspace"("stripe_customer_id");

CREATE INDEX "workspace_member_user_id_idx" ON "workspace_member"("user_id");

ALTER TABLE "auth_account" ADD CONSTRAINT "auth_account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "auth_session" ADD CONSTRAINT "auth_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app_user"("id") ON DELETE CASCADE ON UPDATE NO ACTION;

ALTER TABLE "invitation" ADD CONSTRAINT "invitation_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE NO ACTION ON UPDATE NO ACTION;

ALTER TABLE "invitation" ADD CONSTRAINT "invitation_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "app_user"("id") ON DELETE SET NULL ON UPDATE NO ACTION;

-- Passwords move to the accounts of their people.
INSERT INTO "auth_account" ("id", "account_id", "provider_id", "user_id", "password")
    SELECT gen_random_uuid(), "id"::text, 'credential', "id", "password_hash" FROM "app_user"
    WHERE "password_hash" IS NOT NULL;
ALTER TABLE "app_user" DROP COLUMN "password_hash";

-- credit_workspace: adds words to a balance and writes the ledger entry, in one transaction.
-- In:    entry id, workspace, kind, words (>= 0), reason, external reference (unique; null allowed), who did it
-- Out:   the new balance; null when the external reference was applied before (nothing changes then)
-- Locks: the workspace row
DROP FUNCTION credit_workspace(UUID, UUID, TEXT, BIGINT, TEXT, TEXT);
CREATE FUNCTION credit_workspace(
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

-- ensure_playground_key: the key under which the console's own calls are logged, made on first use.
-- In:    id for a new one, workspace
-- Out:   the id of the workspace's playground key
-- Locks: nothing that exists
CREATE FUNCTION ensure_playground_key(p_id UUID, p_workspace UUID) RETURNS UUID LANGUAGE plpgsql AS $$
DECLARE
    v_id UUID;
BEGIN
    INSERT INTO api_key (id, workspace_id, name, prefix, kind) VALUES (p_id, p_workspace, 'Playground', '', 'playground')
        ON CONFLICT (workspace_id) WHERE kind = 'playground' DO NOTHING;
    SELECT k.id INTO v_id FROM api_key k WHERE k.workspace_id = p_workspace AND k.kind = 'playground';
    RETURN v_id;
END $$;
