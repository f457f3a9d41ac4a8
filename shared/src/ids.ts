/** Identifiers of the contract: a prefix that names the kind, then 24 base62 characters. The server makes them. */

/** Prefix of each kind of resource. */
export const idPrefixes = {
  generation: 'gen_',
  analysis: 'ana_',
  block: 'blk_',
  plugin: 'plg_',
  theme: 'thm_',
  pattern: 'pat_',
  plan: 'plan_',
  file: 'file_',
  job: 'ftjob_',
  webhook: 'wh_',
  event: 'evt_',
  key: 'key_',
  organization: 'org_',
  user: 'usr_',
  subscription: 'sub_',
  auditEntry: 'aud_',
} as const;
export type IdKind = keyof typeof idPrefixes;

/** Characters after the prefix. */
export const idLength = 24;

/** The alphabet of the characters after the prefix. */
export const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Whether `value` has the shape of an id of `kind`; says nothing of whether the resource exists. */
export function isId(kind: IdKind, value: string): boolean {
  const prefix = idPrefixes[kind];
  return value.startsWith(prefix) && /^[0-9A-Za-z]{24}$/.test(value.slice(prefix.length));
}
