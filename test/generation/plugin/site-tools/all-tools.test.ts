import { describe, expect, it } from 'vitest';
import { siteTools } from '../../../../server/src/generation/plugin/site-tools/table.ts';
import { findingsOf, makePlugin } from '../features/make-plugin.ts';
import { understood } from './read-tool.ts';

describe.each(siteTools.map((tool) => ({ key: tool.tool, tool })))('$key', ({ tool }) => {
  it('is what its example asks for, and nothing else', () => {
    const { tools, namesContent, notUnderstood } = understood(tool.example);
    expect(tools.map((one) => one.tool)).toEqual([tool.tool]);
    expect({ namesContent, notUnderstood }).toEqual({ namesContent: false, notUnderstood: [] });
    expect(tools[0]?.sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('makes a plugin that the analyser finds nothing in', () => {
    expect(findingsOf(makePlugin(tool.example).project)).toEqual([]);
  });

  it('has hostile words of the description where they belong', () => {
    const hostile = `${tool.example} "<script>alert(1)</script>' ?> %s $x */ -->" https://example.com/?a="b"&c='d'`;
    expect(findingsOf(makePlugin(hostile).project)).toEqual([]);
  });
});

it('bring settings and files that do not get in each other’s way', () => {
  const { project } = makePlugin(siteTools.map(({ example }) => example).join('\n'));
  expect(new Set(project.files.map(({ path }) => path.toLowerCase())).size).toBe(project.files.length);
  // Nobody asks for every tool at once: only here is the settings page so long, and the same values are read for two of them.
  const isOfMany =
    /-settings\.php quality\/complex-function \w+\(\) has \d+ lines\.$|-reader\.php quality\/duplicated-block /;
  expect(findingsOf(project).filter((finding) => !isOfMany.test(finding))).toEqual([]);
});

it.each([
  ['Post a message to a Slack webhook whenever a post is published.', ['event_webhook']],
  ['Automatically adds OpenGraph data to every page for better social sharing previews.', ['social_meta']],
  ['Automatically adds a copyright notice to the end of every post.', ['inserted_text']],
  ['Show a message "20% off" above every product.', ['inserted_text']],
])('are told apart: %s', (description, tools) => {
  expect(understood(description).tools.map(({ tool }) => tool)).toEqual(tools);
});
