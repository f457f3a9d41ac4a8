import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Fault, PlanContext } from '../behaviour.ts';
import { counterExamples, examples } from './examples.ts';
import { headersClass } from './headers-class.ts';
import type { SecurityHeaders } from './headers-plan.ts';
import { reportsClass, reportsKey } from './reports-class.ts';
import { headersTests } from './tests.ts';

function describe(one: SecurityHeaders): string {
  const policy = one.content_policy;
  const parts = [
    ...(one.hsts_days > 0
      ? [`HTTPS alone for ${one.hsts_days} days${one.hsts_subdomains === true ? ' with subdomains' : ''}`]
      : []),
    ...(one.frames === 'everyone' ? [] : [one.frames === 'nobody' ? 'no frames' : 'frames of the site alone']),
    ...(one.nosniff ? ['no guessing of types'] : []),
    ...(one.referrer === undefined ? [] : [`referrer ${one.referrer}`]),
    ...(one.denied_features === undefined ? [] : [`no ${listed(one.denied_features)}`]),
    ...(policy === undefined
      ? []
      : [
          `a content security policy${policy.is_report_only ? ' that only reports' : ''}${policy.collects_reports ? ', whose reports are listed below Tools' : ''}`,
        ]),
  ];
  return `Tells browsers: ${listed(parts)}.`;
}

function check(one: SecurityHeaders, { plan }: PlanContext): Fault | null {
  const all = (plan.behaviours ?? []).filter(({ kind }) => kind === 'security_headers');
  if (all.indexOf(one) > 0) return { at: 'kind', expected: 'a behaviour that is there once', got: one.kind };
  if (one.hsts_subdomains === true && one.hsts_days === 0)
    return { at: 'hsts_subdomains', expected: 'false without hsts_days', got: true };
  const saysNothing =
    one.hsts_days === 0 &&
    one.frames === 'everyone' &&
    !one.nosniff &&
    one.referrer === undefined &&
    one.denied_features === undefined &&
    one.content_policy === undefined;
  return saysNothing ? { at: 'nosniff', expected: 'true, or another header', got: false } : null;
}

/** Headers with which browsers protect visitors. */
export const securityHeaders: BehaviourModule<'security_headers'> = {
  kind: 'security_headers',
  describe,
  check,
  examples,
  counterExamples,
  settings: ([one]) =>
    one?.content_policy === undefined
      ? []
      : [
          {
            key: 'content_policy',
            type: 'textarea',
            label: 'Content security policy',
            description: 'Of the pages of the site. Leave empty to send none.',
            default: one.content_policy.text,
            section: 'general',
          },
        ],
  contribute(plan, [one]) {
    if (one === undefined) return {};
    const collects = one.content_policy?.collects_reports === true;
    return {
      classes: [
        {
          name: classNameOf(plan, 'Security_Headers'),
          summary: 'Sends headers with which browsers protect visitors.',
          code: headersClass(plan, one),
        },
        ...(collects
          ? [
              {
                name: classNameOf(plan, 'Policy_Reports'),
                summary: 'Collects reports of the content security policy.',
                code: reportsClass(plan),
              },
            ]
          : []),
      ],
      boot: [
        php`( new ${classOf(plan, 'Security_Headers')}() )->register();`,
        ...(collects ? [php`( new ${classOf(plan, 'Policy_Reports')}() )->register();`] : []),
      ],
      cleanup: collects ? { transients: [reportsKey(plan), prefixed(plan, 'reports_')] } : {},
      readme: { features: [describe(one).replace(/\.$/, '')], tags: ['security', 'headers'] },
      instructions: collects
        ? ['**Tools → Policy reports** lists what the content security policy forbids or would forbid.']
        : [],
      tests: headersTests(plan, one),
    };
  },
};
