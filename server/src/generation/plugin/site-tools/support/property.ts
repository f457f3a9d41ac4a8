import type { Clause } from '../../../understanding/clause.ts';

const link = / (?:with|has|have|having|include|includes|including|contain|contains|consists of|:|,) /;

/** What a tool works on, and what does the work: "a plugin with share buttons", "posts with a table of contents". */
const ofEverySite =
  /^(?:plugins?|posts?|pages?|articles?|it|that|which|tools?|sites?|websites?|blogs?|extensions?|widgets?|blocks?|shortcodes?|entry|entries|texts?|contents?|features?|this|readers?|visitors?|users?)$/;

const shows =
  / (?:add|adds|show|shows|display|displays|insert|inserts|generate|generates|put|puts|place|places|output|outputs|render|renders|append|appends|create|creates|automatically) /;

/**
 * Whether a statement names something as a property of content of the plugin's own: "Books with author and reading time",
 * where "Posts with a reading time" asks for the tool.
 */
export function isProperty({ line }: Clause, phrase: RegExp): boolean {
  const before = line.slice(0, Math.max(line.search(phrase), 0) + 1);
  const found = link.exec(before);
  if (found === null) return false;
  const subject = before.slice(0, found.index);
  const head = subject.trim().split(' ').at(-1) ?? '';
  if (/ post types? /.test(line)) return true;
  return !ofEverySite.test(head) && !shows.test(` ${subject.trim()} `);
}
