import { describe, expect, it } from 'vitest';
import { enforcedRules } from '../../server/src/analysis/profiles.ts';
import { allRules } from '../../server/src/analysis/rules/registry.generated.ts';
import type { FileConfig } from '../../shared/src/schemas/project-config.ts';
import { type Profile, profiles } from '../../shared/src/schemas/severities.ts';
import { analyzer } from './analyzer-for-tests.ts';

const review = '<?php\nfunction acme_is_five( $given ) {\n\treturn $given == true;\n}\n';
const low = "<?php\nadd_action( 'init', 'acme_go' );\nfunction acme_go() {\n\twp_redirect( home_url() );\n}\n";
const high = "<?php\necho $_GET['a'];\n";

function found(code: string, profile?: Profile, config?: FileConfig) {
  const file = { code, name: 'a.php', ...(config && { config }) };
  const options = { analysisType: 'all', severity: 'all', ...(profile && { profile }) } as const;
  return analyzer.analyze(file, options);
}

const told = (code: string, rule: string, profile?: Profile, config?: FileConfig) =>
  found(code, profile, config)
    .issues.filter((issue) => issue.rule === rule)
    .map(({ severity, type, confidence }) => [severity, type, confidence]);

describe('a profile', () => {
  it('names rules that exist, each once, for all but the default', () => {
    const ids = new Set<string>(allRules.map(({ meta }) => meta.id));
    expect([...enforcedRules.keys()]).toEqual(profiles.filter((profile) => profile !== 'default'));
    for (const [profile, rules] of enforcedRules) {
      expect(
        [...rules].filter((rule) => !ids.has(rule)),
        profile,
      ).toEqual([]);
      expect(rules.size).toBeGreaterThan(20);
    }
  });

  it('makes a review of what its enforcers reject a finding of medium, which counts', () => {
    expect(told(review, 'quality/loose-comparison')).toEqual([['info', 'review', 'low']]);
    expect(told(review, 'quality/loose-comparison', 'core')).toEqual([['medium', 'type_juggling', 'low']]);
    expect(found(review, 'core').score).toBeLessThan(found(review).score);
    expect(found(review, 'core').recommendations.join()).toContain('loose-comparison');
  });

  it('raises what is low to medium, and leaves what is worse', () => {
    expect(told(low, 'security/redirect-without-exit', 'default').map(([severity]) => severity)).toEqual(['low']);
    expect(told(low, 'security/redirect-without-exit', 'wordpress-org').map(([severity]) => severity)).toEqual([
      'medium',
    ]);
    expect(told(high, 'security/unescaped-output', 'vip')).toEqual(told(high, 'security/unescaped-output'));
  });

  it('leaves what its enforcers do not mind', () => {
    expect(told(review, 'quality/loose-comparison', 'wordpress-org')).toEqual([['info', 'review', 'low']]);
  });

  it('gives way to what the project says', () => {
    const config: FileConfig = { rules: { 'security/redirect-without-exit': 'info' } };
    expect(told(low, 'security/redirect-without-exit', 'core', config).map(([severity]) => severity)).toEqual(['info']);
    const off: FileConfig = { rules: { 'security/redirect-without-exit': 'off' } };
    expect(told(low, 'security/redirect-without-exit', 'core', off)).toEqual([]);
  });
});
