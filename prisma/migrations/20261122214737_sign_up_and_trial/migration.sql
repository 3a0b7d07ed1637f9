-- CreateTable
CREATE TABLE "pending_sign_up" (
    "id" UUID NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_sign_up_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "trial_grant" (
    "mailbox_hash" BYTEA NOT NULL,
    "network" TEXT,
    "granted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trial_grant_pkey" PRIMARY KEY ("mailbox_hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "pending_sign_up_token_hash_key" ON "pending_sign_up"("token_hash");

-- CreateIndex
CREATE INDEX "pending_sign_up_email_idx" ON "pending_sign_up"("email");

-- CreateIndex
CREATE INDEX "pending_sign_up_expires_at_idx" ON "pending_sign_up"("expires_at");

-- CreateIndex
CREATE INDEX "trial_grant_granted_at_idx" ON "trial_grant"("granted_at");
