import type { BehaviourExample } from '../example.ts';

const message = '';

/** What customers say who want a rule. */
export const examples: readonly BehaviourExample<'rule'>[] = [
  {
    says: 'A post cannot go live without a featured image and an excerpt.',
    asks: {
      kind: 'rule',
      entity: 'post',
      when: 'published',
      checks: [
        { is: 'filled', attribute: 'featured_image' },
        { is: 'filled', attribute: 'excerpt' },
      ],
      outcome: 'refuse',
      message,
    },
  },
  {
    says: 'Headlines must not be longer than 60 characters.',
    asks: {
      kind: 'rule',
      entity: 'post',
      when: 'saved',
      checks: [{ is: 'length', attribute: 'title', counts: 'characters', max: 60 }],
      outcome: 'refuse',
      message,
    },
  },
  {
    says: 'Articles under 300 words by anybody but an editor wait for review.',
    asks: {
      kind: 'rule',
      entity: 'post',
      when: 'published',
      checks: [{ is: 'length', attribute: 'content', counts: 'words', min: 300 }],
      exempt: { who: 'roles', roles: ['editor'] },
      outcome: 'hold',
      message,
    },
  },
  {
    says: 'Only people with a school address, ending in @stmary.example.org, may register.',
    asks: {
      kind: 'rule',
      entity: 'user',
      when: 'created',
      checks: [{ is: 'text', attribute: 'email', match: 'ends_with', values: ['@stmary.example.org'] }],
      outcome: 'refuse',
      message,
    },
  },
  {
    says: 'Passwords need twelve characters with a number and a capital letter.',
    asks: {
      kind: 'rule',
      entity: 'user',
      when: 'saved',
      checks: [{ is: 'password', min_length: 12, needs: ['upper', 'digit'] }],
      outcome: 'refuse',
      message,
    },
  },
  {
    says: 'Block throwaway addresses from mailinator.com when someone signs up.',
    asks: {
      kind: 'rule',
      entity: 'user',
      when: 'created',
      checks: [{ is: 'text', attribute: 'email', match: 'not_ends_with', values: ['@mailinator.com'] }],
      outcome: 'refuse',
      message,
    },
  },
  {
    says: 'Comments with words of a list that I can edit go to the trash.',
    asks: {
      kind: 'rule',
      entity: 'comment',
      when: 'created',
      checks: [
        {
          is: 'text',
          attribute: 'content',
          match: 'contains_none_of',
          values: ['casino', 'crypto'],
          in_settings: true,
        },
      ],
      outcome: 'trash',
      message: '',
    },
  },
  {
    says: 'Comments with more than two links go to spam.',
    asks: {
      kind: 'rule',
      entity: 'comment',
      when: 'created',
      checks: [{ is: 'number', attribute: 'link_count', max: 2 }],
      outcome: 'spam',
      message,
    },
  },
  {
    says: 'Hold every comment that mentions casino or viagra.',
    asks: {
      kind: 'rule',
      entity: 'comment',
      when: 'created',
      checks: [{ is: 'text', attribute: 'content', match: 'contains_none_of', values: ['casino', 'viagra'] }],
      outcome: 'hold',
      message,
    },
  },
  {
    says: 'A person may leave at most five comments a day.',
    asks: {
      kind: 'rule',
      entity: 'comment',
      when: 'created',
      checks: [{ is: 'count', most: 5, per: 'attribute', attribute: 'email', period: 'day' }],
      outcome: 'refuse',
      message,
    },
  },
  {
    says: 'Images that are uploaded must be at least 1200 pixels wide and no bigger than 2 MB.',
    asks: {
      kind: 'rule',
      entity: 'media',
      when: 'created',
      checks: [
        { is: 'number', attribute: 'width', min: 1200 },
        { is: 'number', attribute: 'file_size', max: 2048 },
      ],
      outcome: 'refuse',
      message,
    },
  },
  {
    says: 'Authors upload PDFs and JPEGs only; tell them “PDF or JPG please”.',
    asks: {
      kind: 'rule',
      entity: 'media',
      when: 'created',
      checks: [{ is: 'text', attribute: 'file_name', match: 'ends_with', values: ['.pdf', '.jpg', '.jpeg'] }],
      exempt: { who: 'all_but_roles', roles: ['author'] },
      outcome: 'refuse',
      message: 'PDF or JPG please',
    },
  },
  {
    says: 'We take orders from 25 euros on, outside of Switzerland.',
    asks: {
      kind: 'rule',
      entity: 'order',
      when: 'created',
      checks: [{ is: 'number', attribute: 'total', min: 25 }],
      conditions: [{ attribute: 'country', is: 'not_equal', value: 'CH' }],
      outcome: 'refuse',
      message,
    },
  },
  {
    says: 'A page is republished at the earliest two days after it came out.',
    asks: {
      kind: 'rule',
      entity: 'page',
      when: 'saved',
      checks: [{ is: 'span', attribute: 'modified', other: 'date', min: 2, unit: 'days' }],
      outcome: 'draft',
      message,
    },
  },
  {
    says: 'No two posts with the same title, please.',
    asks: {
      kind: 'rule',
      entity: 'post',
      when: 'published',
      checks: [{ is: 'unique', attributes: ['title'] }],
      outcome: 'draft',
      message,
    },
  },
  {
    says: 'Contributors can hand in three articles a week.',
    asks: {
      kind: 'rule',
      entity: 'post',
      when: 'created',
      checks: [{ is: 'count', most: 3, per: 'user', period: 'week' }],
      exempt: { who: 'all_but_roles', roles: ['contributor'] },
      outcome: 'refuse',
      message,
    },
  },
  {
    says: 'Nothing is scheduled on Sundays.',
    asks: {
      kind: 'rule',
      entity: 'post',
      when: 'published',
      checks: [
        {
          is: 'date',
          attribute: 'date',
          weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
        },
      ],
      outcome: 'draft',
      message,
    },
  },
  {
    says: 'No post is published with a featured image that has no alternative text; it becomes a draft, and the author reads why.',
    asks: {
      kind: 'rule',
      entity: 'post',
      when: 'published',
      checks: [{ is: 'related', relation: 'featured_image', conditions: [{ attribute: 'alt', is: 'filled' }] }],
      outcome: 'draft',
      message: 'The featured image needs an alternative text.',
    },
  },
];

/** What sounds like a rule and is none. */
export const counterExamples: readonly string[] = [
  'Show the first 60 characters of the title.',
  'Editors review posts before they go live.',
  'The form has a required e-mail address.',
  'Only members may read posts.',
  'Long comments are welcome.',
  'List at most five posts.',
];
