-- uuid_v7_floor: the smallest UUIDv7 of a moment (RFC 9562, section 5.7: 48 bits of Unix milliseconds first).
CREATE OR REPLACE FUNCTION uuid_v7_floor(p_at TIMESTAMPTZ) RETURNS UUID LANGUAGE sql IMMUTABLE AS $$
    SELECT (lpad(to_hex((extract(epoch FROM p_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;
