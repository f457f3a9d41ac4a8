import type { BehaviourExample } from '../example.ts';

const basis = { kind: 'account_form' as const, fields: [], required: [], approval: 'none' as const };

/** What customers say who want forms of accounts. */
export const examples: readonly BehaviourExample<'account_form'>[] = [
  {
    says: 'A sign-up form on the site with name, e-mail and password.',
    asks: {
      ...basis,
      form: 'registration',
      fields: ['first_name', 'last_name', 'email', 'password'],
      required: ['email', 'password'],
    },
  },
  {
    says: 'New parents register with their e-mail address and the school office approves them before they can log in.',
    asks: { ...basis, form: 'registration', fields: ['login', 'email'], required: ['email'], approval: 'staff' },
  },
  {
    says: 'People have to click a link in a mail before their account works.',
    asks: {
      ...basis,
      form: 'registration',
      fields: ['email', 'password'],
      required: ['email', 'password'],
      approval: 'email',
    },
  },
  {
    says: 'At registration one chooses between customer and contributor.',
    asks: {
      ...basis,
      form: 'registration',
      fields: ['login', 'email'],
      required: ['email'],
      offered_roles: [
        { role: 'customer', label: 'Customer' },
        { role: 'contributor', label: 'Contributor' },
      ],
    },
  },
  {
    says: 'Everyone who joins through the volunteer page becomes an author, once he has accepted our code of conduct.',
    asks: {
      ...basis,
      form: 'registration',
      fields: ['login', 'email'],
      required: ['email'],
      role: 'author',
      terms: 'I accept the code of conduct',
      terms_link: '/code-of-conduct',
    },
  },
  {
    says: 'Put a login box on a page of ours, nobody should see wp-login.php.',
    asks: { ...basis, form: 'login', page: '/login' },
  },
  {
    says: 'After signing in through our form, clients land in their portal.',
    asks: { ...basis, form: 'login', redirect: '/portal' },
  },
  {
    says: 'We need a “forgot password” form in our design.',
    asks: { ...basis, form: 'lost_password', page: '/forgot-password' },
  },
  {
    says: 'Members edit their name, website and biography on the front end.',
    asks: { ...basis, form: 'profile', fields: ['name', 'url', 'bio'], required: ['name'] },
  },
  {
    says: 'Users can delete their account themselves.',
    asks: { ...basis, form: 'profile', fields: ['email'], required: ['email'], can_delete: true },
  },
  {
    says: 'Patients may ask for a copy of all their data in their profile.',
    asks: { ...basis, form: 'profile', fields: ['first_name', 'last_name'], required: [], can_export: true },
  },
  {
    says: 'A form to change the password and the e-mail address, without the admin area.',
    asks: { ...basis, form: 'profile', fields: ['email', 'password'], required: ['email'] },
  },
];

/** What sounds like a form of accounts and is none. */
export const counterExamples: readonly string[] = [
  'Visitors register for an event with name and e-mail.',
  'Lock people out after five wrong passwords.',
  'Send editors to the list of posts after they log in.',
  'Nobody can register on this site.',
  'A list of all users with their photos.',
  'Profiles of our trainers with a biography.',
];
