-- Which engine `auto` means in a workspace (null: as the installation says), and whether requests may ask for another
-- than the local one.
ALTER TABLE "workspace" ADD COLUMN "engine" TEXT CHECK ("engine" IN ('local', 'llm')),
    ADD COLUMN "engine_locked" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "plan" ADD COLUMN "llm_included" BOOLEAN NOT NULL DEFAULT true;

-- What a request cost in calls to a language model: numbers alone, null where none was asked.
ALTER TABLE "api_request" ADD COLUMN "model_use" JSONB;

-- What workers last saw of the endpoint of the language model; one row.
CREATE TABLE "model_endpoint" (
    "id" TEXT NOT NULL,
    "state" TEXT NOT NULL CHECK ("state" IN ('up', 'down')),
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "model_endpoint_pkey" PRIMARY KEY ("id")
);
