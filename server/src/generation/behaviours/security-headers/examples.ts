import type { BehaviourExample } from '../example.ts';

const base = { kind: 'security_headers', hsts_days: 0, frames: 'everyone', nosniff: false } as const;

/** What customers say who want browsers to protect their visitors. */
export const examples: readonly BehaviourExample<'security_headers'>[] = [
  {
    says: 'Send Strict-Transport-Security for one year, subdomains included.',
    asks: { ...base, hsts_days: 365, hsts_subdomains: true },
  },
  { says: 'Nobody may show our site in a frame; that is clickjacking.', asks: { ...base, frames: 'nobody' } },
  {
    says: 'X-Frame-Options SAMEORIGIN and X-Content-Type-Options nosniff, please.',
    asks: { ...base, frames: 'same_origin', nosniff: true },
  },
  {
    says: 'Other sites must not learn from which of our pages a visitor comes.',
    asks: { ...base, referrer: 'strict-origin-when-cross-origin' },
  },
  {
    says: 'A Permissions-Policy that closes camera, microphone and location.',
    asks: { ...base, denied_features: ['camera', 'microphone', 'geolocation'] },
  },
  {
    says: 'A content security policy in report-only mode whose reports we can read.',
    asks: {
      ...base,
      content_policy: { text: "default-src 'self'", is_report_only: true, collects_reports: true },
    },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Show the logo in the header.',
  'Lock accounts after five wrong passwords.',
  'Hide the WordPress version.',
  'Report a comment as spam.',
];
