import { type HtmlCode, html } from '../../writers/html.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import type { PictureName } from '../theme-pictures.ts';
import { type Translated, translated } from '../translated.ts';

/** What the writers of templates and patterns work with. */
export interface Build {
  readonly plan: ThemePlan;
  readonly t: Translated;
  /** Slug of one of the theme's patterns. */
  pattern(name: string): string;
  /** Address of one of the theme's pictures, as PHP prints it. */
  picture(name: PictureName): HtmlCode;
}

export const buildOf = (plan: ThemePlan): Build => ({
  plan,
  t: translated(plan.names.slug),
  pattern: (name) => `${plan.names.slug}/${name}`,
  picture: (name) => html`<?php echo esc_url( get_theme_file_uri( ${`assets/images/${name}.svg`} ) ); ?>`,
});
