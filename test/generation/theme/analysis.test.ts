import { themeFeatures, themeTypes } from '@presswright/shared/schemas/theme-features';
import { describe, expect, it } from 'vitest';
import { inspectProject } from '../../../server/src/generation/inspect-project.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { hostileText } from '../support/hostile.ts';
import { make } from './support/themes.ts';

const hostileName = hostileText.replaceAll('\\', '').replaceAll('/', '').slice(0, 200);

describe('the analyser', () => {
  it.each(themeTypes)('finds nothing in a theme with every feature: %s', (type) => {
    for (const request of [{ type }, { type, features: [] }, { type, parent: 'astra' }]) {
      const found = inspectProject(analyzer, make(request));
      expect(found.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)).toEqual([]);
    }
  });

  it.each(themeTypes)('finds nothing in a theme of hostile texts: %s', (type) => {
    const found = inspectProject(
      analyzer,
      make({
        type,
        theme_name: hostileName,
        description: hostileText,
        author: hostileText,
        features: [...themeFeatures],
      }),
    );
    expect(found.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)).toEqual([]);
  });
});
