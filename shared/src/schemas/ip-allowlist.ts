import { type Static, Type } from 'typebox';

/** Networks that may call with this organisation's credentials; an empty list allows all. */
export const IpAllowlist = Type.Object({
  object: Type.Literal('ip_allowlist'),
  cidrs: Type.Array(Type.String(), { description: 'IPv4 or IPv6 in CIDR notation' }),
});
export type IpAllowlist = Static<typeof IpAllowlist>;

export const IpAllowlistRequest = Type.Object({
  cidrs: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 200, uniqueItems: true }),
});
export type IpAllowlistRequest = Static<typeof IpAllowlistRequest>;
