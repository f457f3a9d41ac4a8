import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Headers = Extract<PlanBehaviour, { kind: 'security_headers' }>;

const none: Headers = { kind: 'security_headers', hsts_days: 0, frames: 'everyone', nosniff: false };

describe('security_headers', () => {
  standsUp('security_headers', { minExamples: 6, minCounters: 4 });

  it('are sent with pages, and the policy with those of the site alone', () => {
    const { file, findings } = projectOf(
      planWith({
        ...none,
        hsts_days: 365,
        frames: 'same_origin',
        denied_features: ['camera', 'microphone'],
        content_policy: { text: "default-src 'self'", is_report_only: true, collects_reports: true },
      }),
    );
    expect(findings).toEqual([]);
    const code = file('class-harbour-security-headers.php');
    expect(code).toContain("'Permissions-Policy' => 'camera=(), microphone=()'");
    expect(code).toContain("$headers['Strict-Transport-Security'] = 'max-age=31536000';");
    expect(code).toMatch(
      /'' !== \$policy && ! \$is_staff \) \{\n\s*\$headers\['Content-Security-Policy-Report-Only'\]/,
    );
    expect(file('class-harbour-policy-reports.php')).toContain('count( $reports ) >= self::LIMIT');
  });

  it('are refused where they say nothing, twice, or of subdomains alone', () => {
    expect(faultOf(planWith(none))).toContain('plan.behaviours[0].nosniff');
    expect(faultOf(planWith({ ...none, nosniff: true }, { ...none, frames: 'nobody' }))).toContain(
      'plan.behaviours[1].kind',
    );
    expect(faultOf(planWith({ ...none, nosniff: true, hsts_subdomains: true }))).toContain('hsts_subdomains');
  });
});
