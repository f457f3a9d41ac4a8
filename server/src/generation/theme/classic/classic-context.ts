import { type HtmlCode, templateFile } from '../../writers/html.ts';
import { docComment, identifier, type PhpCode } from '../../writers/php.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';

/** What the writers of a classic theme's files work with. */
export interface Classic {
  readonly plan: ThemePlan;
  /** Text domain. */
  readonly domain: string;
  /** Name of one of the theme's functions: `posted_on` → `corner_bakery_posted_on`. */
  fn(name: string): PhpCode;
  /** A template: a comment that says what it shows, then markup. */
  template(says: string, body: HtmlCode, more?: readonly string[]): string;
}

export const classicOf = (plan: ThemePlan): Classic => ({
  plan,
  domain: plan.names.slug,
  fn: (name) => identifier(`${plan.names.prefix}_${name}`),
  template: (says, body, more = []) =>
    templateFile(docComment([...more, says, '', `@package ${plan.names.className}`]), body),
});
