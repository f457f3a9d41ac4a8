import type { BehaviourExample } from '../example.ts';
import type { ApprovalSteps } from './steps-plan.ts';

type Step = ApprovalSteps['steps'][number];

const role = (label: string, ...roles: string[]): Step => ({ label, by: { who: 'roles', roles } });

const asks = (entity: string, steps: Step[], rest: Partial<ApprovalSteps> = {}): ApprovalSteps => ({
  kind: 'approval_steps',
  entity,
  steps,
  comment: 'optional',
  tells_owner: true,
  message: '',
  ...rest,
});

const editor = role('Editor', 'editor');
const chief = role('Chief editor', 'administrator');

/** What customers say whose records several people approve. */
export const examples: readonly BehaviourExample<'approval_steps'>[] = [
  {
    says: 'Posts need the approval of an editor and then of an administrator before they go online.',
    asks: asks('post', [editor, chief]),
  },
  {
    says: 'Four eyes: nothing is published until an editor who did not write it has approved it.',
    asks: asks('post', [editor], { comment: 'none' }),
  },
  {
    says: 'Pages must be signed off by legal (the shop managers) first, then by the editors. Whoever is next gets an email.',
    asks: asks('page', [role('Legal', 'shop_manager'), editor]),
  },
  {
    says: 'Editors reject drafts only with a comment, which the author gets by mail.',
    asks: asks('post', [editor], { comment: 'to_reject' }),
  },
  {
    says: 'New products are checked by an editor and released by the shop manager.',
    asks: asks('product', [editor, role('Release', 'shop_manager')]),
  },
  {
    says: 'Each post is read by an author, an editor and an administrator, in this order.',
    asks: asks('post', [role('Proofreader', 'author'), editor, chief]),
  },
  {
    says: 'Authors hear nothing of approvals; the editors get “A new text by {owner}: {link}”.',
    asks: asks('post', [editor], { tells_owner: false, message: 'A new text by {owner}: {link}' }),
  },
  {
    says: 'Editors approve posts; those of more than 2,000 words need an administrator besides. Nobody approves their own, not even administrators.',
    asks: asks('post', [editor, { ...chief, conditions: [{ attribute: 'word_count', is: 'more', value: 2000 }] }], {
      own: 'nobody',
    }),
  },
  {
    says: 'Editors or administrators approve pages, without comments.',
    asks: asks('page', [role('Approval', 'editor', 'administrator')], { comment: 'none' }),
  },
  {
    says: 'For the approval show the excerpt, the author and the number of words only.',
    asks: asks('post', [editor], { shows: ['excerpt', 'author', 'word_count'] }),
  },
  {
    says: 'Product texts: the editor approves, rejected ones go back with the reason.',
    asks: asks('product', [editor], { comment: 'to_reject', shows: ['excerpt', 'content'] }),
  },
  {
    says: 'Pages wait for two administrators’ steps, first content, then design.',
    asks: asks('page', [role('Content', 'administrator'), role('Design', 'administrator')]),
  },
  {
    says: 'What contributors write goes from an author to an editor, and only then to the readers; tell them why when it is sent back.',
    asks: asks('post', [role('Author', 'author'), editor], { comment: 'to_reject' }),
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Comments are held for moderation.',
  'New accounts are approved by an administrator.',
  'Staff confirm bookings with a click.',
  'Posts are published automatically at nine in the morning.',
  'Show the two steps of the checkout.',
  'Editors may publish without anybody’s approval.',
];
