import type { FrontSection } from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { HtmlCode } from '../../../writers/html.ts';
import type { Build } from '../build.ts';
import { latestPosts } from './posts.ts';
import { isTinted, section, sectionHeading } from './section.ts';
import { about } from './sections/about.ts';
import { action } from './sections/action.ts';
import { features } from './sections/features.ts';
import { offers } from './sections/offers.ts';
import { pictures } from './sections/pictures.ts';
import { questions } from './sections/questions.ts';
import { voices } from './sections/voices.ts';

function posts(build: Build): HtmlCode {
  const isOnTint = isTinted(build, 'posts');
  return section(
    [sectionHeading(build, build.plan.copy.posts), latestPosts(build, { ground: isOnTint ? 'base-2' : 'base' })],
    {
      anchor: 'posts',
      style: isOnTint ? 'tinted' : undefined,
    },
  );
}

/** The sections of a front page, by name. */
export const sections: Record<FrontSection, (build: Build) => HtmlCode> = {
  features,
  about,
  gallery: pictures,
  offers,
  voices,
  questions,
  posts,
  action,
};
