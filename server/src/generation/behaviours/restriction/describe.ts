import { audienceWords } from '../audience.ts';
import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import type { Restriction } from './rules.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const verbs: Readonly<Record<string, string>> = {
  read: 'see',
  list: 'see in the administration',
  create: 'create',
  edit: 'edit',
  publish: 'publish',
  delete: 'delete',
  comment: 'comment on',
  buy: 'buy',
  log_in: 'log in as',
};

function whatWords(subject: Restriction['subject'], words: Words): string {
  switch (subject.of) {
    case 'records': {
      const { plural } = words.entity(subject.entity);
      const { conditions = [], applies_to: applies = 'all' } = subject;
      const which = applies === 'chosen' ? 'selected ' : '';
      const but = applies === 'all_but_chosen' ? ' that are not excepted' : '';
      const only =
        conditions.length === 0
          ? ''
          : ` if ${list(conditions.map((one) => conditionWords(subject.entity, one, words)))}`;
      return `${list(subject.deeds.map((deed) => verbs[deed] ?? deed))} ${which}${plural}${but}${only}`;
    }
    case 'field':
      return `${list(subject.deeds.map((deed) => verbs[deed] ?? deed))} the ${words.attribute(subject.entity, subject.field)} of ${words.entity(subject.entity).plural}`;
    case 'addresses':
      if (subject.paths.length === 0) return 'view the site';
      return `view ${list(subject.paths)}`;
    case 'admin':
      return subject.screens.includes('all')
        ? 'enter the administration'
        : `open ${list(subject.screens.map((screen) => `“${screen}”`))} in the administration`;
    case 'menu_entries':
      return `see the menu entry ${list(subject.entries.map((entry) => `“${entry}”`))}`;
    case 'passages':
      return 'read marked parts of the content';
  }
}

const others: Readonly<Record<Restriction['outcome'], string>> = {
  message: 'see a message',
  login: 'are asked to log in',
  redirect: 'are redirected',
  not_found: 'get a “not found” page',
};

/** One sentence: `Only logged-in users can see posts; everyone else sees a message.` */
export function describeRestriction(restriction: Restriction, words: Words): string {
  const { subject, allowed, outcome, is_hidden: isHidden = false } = restriction;
  const { who, owner = false } = allowed;
  const people = audienceWords(allowed, words);
  const subjectWords = whatWords(subject, words);
  const start =
    who === 'nobody' && !owner
      ? `Nobody can ${subjectWords}`
      : who === 'all_but_roles' || who === 'everyone'
        ? `${people.charAt(0).toUpperCase()}${people.slice(1)} can ${subjectWords}`
        : `Only ${people} can ${subjectWords}`;
  const isShown =
    subject.of === 'addresses' ||
    subject.of === 'admin' ||
    subject.of === 'passages' ||
    (subject.of === 'records' && subject.deeds.includes('read'));
  const { teaser_words: count, button } = restriction;
  const { teaser_paragraphs: paragraphs, free_reads: free } = restriction;
  const many = (number: number, word: string): string => (number === 1 ? word : `${number} ${word}s`);
  const teaser =
    count !== undefined
      ? ` below the first ${many(count, 'word')}`
      : paragraphs === undefined
        ? ''
        : ` below the first ${many(paragraphs, 'paragraph')}`;
  const first = free === undefined ? '' : `, after ${free.count} free a ${free.per}`;
  const link = button === undefined ? '' : ` with the button “${button.label}” to ${button.url}`;
  const rest = isShown
    ? `; others ${others[outcome]}${teaser}${link}${first}${isHidden ? ' and do not find them in lists' : ''}`
    : '';
  const spared =
    subject.of === 'records' && subject.deeds.includes('log_in') ? '; administrators always can log in' : '';
  const files = restriction.protects_files === true ? '; the files cannot be opened by their address either' : '';
  return `${start}${rest}${files}${spared}.`;
}
