import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

const kind = 'autoload_warning' as const;

describe('autoload_warning', () => {
  standsUp('autoload_warning', { minExamples: 2, minCounters: 3 });

  it('warns from the size of the settings on, as does Site Health', () => {
    const { file, findings } = projectOf(planWith({ kind, kilobytes: 2048 }));
    expect(findings).toEqual([]);
    expect(file('class-harbour-settings.php')).toMatch(/'autoloaded_kilobytes' +=> 2048/);
    expect(file('class-harbour-autoload-warning.php')).toContain('site_status_autoloaded_options_size_limit');
    expect(file('readme.txt')).toContain('when autoloaded options exceed 2 MB');
  });

  it('is refused twice', () => {
    expect(faultOf(planWith({ kind, kilobytes: 1 }, { kind, kilobytes: 2 }))).toContain('plan.behaviours[1].kind');
  });
});
