import { textOfValue, typedValue } from '@presswright/shared/plan-form/typed-values';
import { describe, expect, it } from 'vitest';

describe('typed values', () => {
  it('are lines without the empty ones', () => {
    expect(typedValue('lines', ' one \n\ntwo\n', false)).toEqual(['one', 'two']);
  });

  it('are numbers, or none', () => {
    expect(typedValue('number', '2.5', false)).toBe(2.5);
    expect(typedValue('number', '', false)).toBeUndefined();
  });

  it('are what a scalar looks like', () => {
    expect(typedValue('scalar', 'true', false)).toBe(true);
    expect(typedValue('scalar', '-3', false)).toBe(-3);
    expect(typedValue('scalar', 'red', false)).toBe('red');
  });

  it('keep what is no JSON as it was typed', () => {
    expect(typedValue('json', '{"a":1}', false)).toEqual({ a: 1 });
    expect(typedValue('json', '{"a":', false)).toBe('{"a":');
  });

  it('keep an empty text only where one is required', () => {
    expect(typedValue('text', '', true)).toBe('');
    expect(typedValue('text', '', false)).toBeUndefined();
  });

  it('are shown as they are typed', () => {
    expect(textOfValue('lines', ['one', 'two'])).toBe('one\ntwo');
    expect(textOfValue('json', { a: 1 })).toBe('{\n  "a": 1\n}');
    expect(textOfValue('text', undefined)).toBe('');
    expect(textOfValue('number', 3)).toBe('3');
  });
});
