import { withoutLongRuns } from '@presswright/shared/without-long-runs';
import { describe, expect, it } from 'vitest';

describe('a text without long runs', () => {
  it('is what people write, as it is', () => {
    const text = `A form…\n\n\t\t- “name” (required)\n${'='.repeat(80)}\n$icon = 'data:image/svg+xml;base64,${'PHN2Zy+'.repeat(60)}';`;
    expect(withoutLongRuns(text)).toBe(text);
  });

  it('has the beginning and the end of what is longer', () => {
    const shortened = withoutLongRuns(`a${' '.repeat(5000)}\n- b${'c'.repeat(5000)}d${'('.repeat(5000)}`);
    expect(shortened).toBe(
      `a${' '.repeat(100)}${' '.repeat(99)}\n- b${'c'.repeat(249)}${'c'.repeat(249)}d${'('.repeat(100)}`,
    );
  });

  it('counts signs, blanks and letters beyond ASCII too', () => {
    for (const one of ['\u00a0', '\u2003', 'é', '字', '…']) {
      expect(withoutLongRuns(`a ${one.repeat(3000)} b`).length, one).toBeLessThan(600);
    }
    expect(withoutLongRuns('\u00a0 '.repeat(1000)).length).toBe(200);
  });
});
