import type { PlanContent } from '@presswright/shared/schemas/plans/theme-plan';
import type { FrontSection } from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { SiteCopy } from '../sites/site-kind.ts';

/** Where the buttons of a theme lead, the most fitting section first. */
const wanted = {
  action: ['offers', 'features', 'gallery', 'posts'],
  second: ['about', 'gallery', 'questions', 'posts'],
  more: ['voices', 'gallery', 'questions', 'posts'],
  button: ['questions', 'offers', 'about', 'features'],
} as const satisfies Record<string, readonly FrontSection[]>;

/**
 * The texts of a kind of site as a plan writes them.
 * @param sections of the front page; empty when the theme has none: its buttons then lead home
 */
export function contentOf(copy: SiteCopy, sections: readonly FrontSection[]): PlanContent {
  const taken = new Set<FrontSection>();
  const to = (name: keyof typeof wanted): string => {
    const found = wanted[name].find((section) => sections.includes(section) && !taken.has(section));
    if (found === undefined) return '/';
    taken.add(found);
    return `#${found}`;
  };
  const { hero, features, about, gallery, offers, voices, questions, posts, action } = copy;
  return {
    hero: {
      title: hero.title,
      text: hero.text,
      action: { label: hero.action, url: to('action') },
      second: { label: hero.second, url: to('second') },
    },
    features: { title: features.title, items: features.items },
    about: { title: about.title, text: about.text, more: { label: about.more, url: to('more') } },
    gallery: { title: gallery.title, pictures: gallery.pictures },
    offers: { title: offers.title, items: offers.items },
    voices: { title: voices.title, items: voices.items },
    questions: { title: questions.title, items: questions.items },
    posts,
    action: { title: action.title, text: action.text, button: { label: action.button, url: to('button') } },
  };
}
