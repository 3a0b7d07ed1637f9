-- Tables of schema.prisma, with the rules that a Prisma model cannot express.

CREATE TYPE "request_state" AS ENUM ('PENDING', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELLED');

CREATE TABLE "plan" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "words_per_month" BIGINT NOT NULL,
    "requests_per_minute" INTEGER NOT NULL,
    "citation_requests_per_minute" INTEGER NOT NULL,
    "daily_scans" INTEGER NOT NULL
);

-- The one table of plan allowances (contract, section 6).
INSERT INTO "plan" VALUES
    ('pro', 'Pro', 100000, 60, 60, 200),
    ('business', 'Business', 1000000, 300, 300, 2000);

CREATE TABLE "workspace" (
    "id" UUID NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "plan_id" TEXT NOT NULL REFERENCES "plan" ("id"),
    "balance_words" BIGINT NOT NULL DEFAULT 0 CHECK ("balance_words" >= 0),
    "requests_per_minute" INTEGER CHECK ("requests_per_minute" > 0),
    "citation_requests_per_minute" INTEGER CHECK ("citation_requests_per_minute" > 0),
    "daily_scans" INTEGER CHECK ("daily_scans" >= 0),
    "max_in_flight" INTEGER NOT NULL DEFAULT 256 CHECK ("max_in_flight" > 0),
    "result_retention_hours" INTEGER NOT NULL DEFAULT 24 CHECK ("result_retention_hours" BETWEEN 0 AND 24),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
) WITH (fillfactor = 50); -- the balance is updated in place, often

CREATE TABLE "app_user" (
    "id" UUID NOT NULL PRIMARY KEY,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT FALSE,
    "password_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP
);
CREATE UNIQUE INDEX "app_user_email_key" ON "app_user" ("email");

CREATE TABLE "workspace_member" (
    "workspace_id" UUID NOT NULL REFERENCES "workspace" ("id"),
    "user_id" UUID NOT NULL REFERENCES "app_user" ("id"),
    "role" TEXT NOT NULL CHECK ("role" IN ('owner', 'member')),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    PRIMARY KEY ("workspace_id", "user_id")
);

CREATE TABLE "api_key" (
    "id" UUID NOT NULL PRIMARY KEY,
    "workspace_id" UUID NOT NULL REFERENCES "workspace" ("id"),
    "name" TEXT NOT NULL,
    "label" TEXT,
    "prefix" CHAR(12) NOT NULL,
    "key_hash" BYTEA NOT NULL CHECK (octet_length("key_hash") = 32),
    "scopes" TEXT[] NOT NULL DEFAULT '{}',
    "active_slot" SMALLINT CHECK ("active_slot" BETWEEN 1 AND 5),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    -- An active key holds a slot, a revoked one none: with five slots and the unique
    -- index below, no interleaving of transactions can make a sixth active key.
    CHECK (("revoked_at" IS NULL) = ("active_slot" IS NOT NULL))
);
CREATE UNIQUE INDEX "api_key_key_hash_key" ON "api_key" ("key_hash");
CREATE UNIQUE INDEX "api_key_workspace_id_active_slot_key" ON "api_key" ("workspace_id", "active_slot");

CREATE TABLE "api_request" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "api_key_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "state" "request_state" NOT NULL,
    "words" INTEGER NOT NULL DEFAULT 0 CHECK ("words" >= 0),
    "http_status" SMALLINT,
    "error_code" TEXT,
    "error_data" JSONB,
    "client_request_id" TEXT,
    "original_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
    "deadline_at" TIMESTAMPTZ(3),
    "settled_at" TIMESTAMPTZ(3),
    "attempt_token" UUID,
    PRIMARY KEY ("id")
) PARTITION BY RANGE ("id");
CREATE INDEX "api_request_workspace_id_id_idx" ON "api_request" ("workspace_id", "id" DESC);
CREATE INDEX "api_request_pending_idx" ON "api_request" ("workspace_id") WHERE "state" = 'PENDING';
CREATE INDEX "api_request_deadline_idx" ON "api_request" ("deadline_at") WHERE "state" = 'PENDING';

-- Ids made by a gateway whose clock is far off land here; nothing is refused for it.
CREATE TABLE "api_request_default" PARTITION OF "api_request" DEFAULT;

CREATE TABLE "api_result" (
    "request_id" UUID NOT NULL PRIMARY KEY,
    "body" TEXT NOT NULL,
    "words_remaining" BIGINT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "api_result_expires_at_idx" ON "api_result" ("expires_at");

CREATE TABLE "idempotency_key" (
    "api_key_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "workspace_id" UUID NOT NULL,
    "fingerprint" BYTEA NOT NULL,
    "request_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    PRIMARY KEY ("api_key_id", "key")
);
CREATE INDEX "idempotency_key_expires_at_idx" ON "idempotency_key" ("expires_at");

CREATE TABLE "ledger_entry" (
    "id" UUID NOT NULL PRIMARY KEY,
    "workspace_id" UUID NOT NULL REFERENCES "workspace" ("id"),
    "kind" TEXT NOT NULL CHECK ("kind" IN ('plan_grant', 'admin_credit', 'invoice', 'trial', 'usage_rollup')),
    "words" BIGINT NOT NULL,
    "reason" TEXT,
    "external_ref" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    -- Credits only add; what a dropped usage partition had charged is the one negative entry.
    CHECK (("kind" = 'usage_rollup') = ("words" < 0))
);
CREATE UNIQUE INDEX "ledger_entry_external_ref_key" ON "ledger_entry" ("external_ref");
CREATE INDEX "ledger_entry_workspace_id_created_at_idx" ON "ledger_entry" ("workspace_id", "created_at");

CREATE TABLE "daily_scan" (
    "workspace_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "used" INTEGER NOT NULL CHECK ("used" >= 0),
    PRIMARY KEY ("workspace_id", "day")
);

CREATE TABLE "billing_event" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "type" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3)
);

-- Counters of the rate limiter. Unlogged: a crash may reset a window of one minute, nothing else is lost.
CREATE UNLOGGED TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL PRIMARY KEY,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT
);
