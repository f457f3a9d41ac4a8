import type { FrontSection, Mood, PictureKind, ThemePurpose } from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { ThemeFeature } from '@presswright/shared/schemas/theme-features';
import type { ScreenshotLayout } from '../screenshot/draw-screenshot.ts';

/** A heading and a sentence or two below it. */
export interface Words {
  readonly title: string;
  readonly text: string;
}

/** Something that is offered, with what it costs. */
export interface Offer extends Words {
  readonly price: string;
}

export interface Voice {
  readonly words: string;
  readonly who: string;
}

/** The texts that a theme's patterns begin with: what such a site would say, without claiming facts about it. */
export interface SiteCopy {
  readonly hero: Words & { readonly action: string; readonly second: string };
  readonly features: { readonly title: string; readonly items: readonly [Words, Words, Words] };
  readonly about: Words & { readonly more: string };
  readonly gallery: { readonly title: string; readonly pictures: readonly [string, string, string] };
  readonly offers: { readonly title: string; readonly items: readonly [Offer, Offer, Offer] };
  readonly voices: { readonly title: string; readonly items: readonly [Voice, Voice, Voice] };
  readonly questions: { readonly title: string; readonly items: readonly [Words, Words, Words] };
  readonly posts: string;
  readonly action: Words & { readonly button: string };
}

/** What a site is about, as its name and description tell. */
export interface SiteKind {
  readonly slug: ThemePurpose;
  /** What a reader calls it: `a bakery`. */
  readonly noun: string;
  /** Beginnings of words that tell it, most telling first. */
  readonly stems: readonly string[];
  readonly moods: readonly [Mood, ...Mood[]];
  /** Subject tags of the theme directory. */
  readonly tags: readonly string[];
  /** What such a site needs besides what every theme has. */
  readonly features: readonly ThemeFeature[];
  /** Which compositions come first among its pictures. */
  readonly pictures: PictureKind;
  /** What its screenshot shows. */
  readonly screenshot: ScreenshotLayout;
  /** Hues that people expect of it, in degrees on OKLCH's wheel; absent: any. */
  readonly hues?: readonly [number, ...number[]];
  readonly sections: readonly FrontSection[];
  readonly copy: SiteCopy;
}
