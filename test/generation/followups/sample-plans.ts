import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';

/** Plans that the instructions of these tests are about. */
export const samplePlans = {
  events: {
    version: 1,
    entities: [
      {
        key: 'event',
        singular: 'Event',
        plural: 'Events',
        slug: 'events',
        public: true,
        fields: [
          { key: 'date', label: 'Date', type: 'date', required: true },
          { key: 'venue', label: 'Venue', type: 'text' },
          { key: 'price', label: 'Price', type: 'money' },
          {
            key: 'level',
            label: 'Level',
            type: 'choice',
            choices: [
              { value: 'easy', label: 'Easy' },
              { value: 'hard', label: 'Hard' },
            ],
          },
        ],
      },
      {
        key: 'booking',
        singular: 'Booking',
        plural: 'Bookings',
        slug: 'bookings',
        public: false,
        fields: [
          { key: 'event', label: 'Event', type: 'relation', relates_to: 'event', required: true },
          { key: 'name', label: 'Name', type: 'text', required: true },
          { key: 'email', label: 'Email', type: 'email', required: true },
          { key: 'phone', label: 'Phone', type: 'phone' },
        ],
      },
    ],
    behaviours: [
      { kind: 'public_form', entity: 'booking', requires_login: false },
      { kind: 'email_on_create', entity: 'booking', recipient: { to: 'admin' } },
      {
        kind: 'list_shortcode',
        entity: 'event',
        order_by: 'date',
        order: 'asc',
        only: 'upcoming',
        layout: 'list',
        limit: 0,
      },
      { kind: 'capacity_limit', entity: 'booking', parent: 'event', field: null, most: 20 },
      {
        kind: 'reminder_before_date',
        entity: 'event',
        field: 'date',
        hours: 24,
        recipient: { to: 'role', role: 'editor' },
      },
    ],
  },
  stores: {
    version: 1,
    entities: [
      {
        key: 'store',
        singular: 'Store',
        plural: 'Stores',
        public: true,
        supports: ['title', 'editor', 'thumbnail'],
        fields: [
          { key: 'address', label: 'Address', type: 'location' },
          { key: 'city', label: 'City', type: 'text' },
          { key: 'opening_hours', label: 'Opening hours', type: 'textarea' },
        ],
        taxonomies: [{ key: 'region', singular: 'Region', plural: 'Regions', terms: ['North', 'South'] }],
      },
    ],
    behaviours: [
      {
        kind: 'list_shortcode',
        entity: 'store',
        order_by: null,
        order: 'asc',
        only: 'all',
        layout: 'map',
        limit: 50,
      },
      { kind: 'csv_import', entity: 'store' },
      { kind: 'search_filter', entity: 'store', by: ['city', 'region'] },
    ],
    features: ['rest_api'],
  },
  jobs: {
    version: 1,
    entities: [
      {
        key: 'job',
        singular: 'Job',
        plural: 'Jobs',
        public: true,
        fields: [
          { key: 'employer', label: 'Employer', type: 'text' },
          { key: 'salary', label: 'Salary', type: 'money', unit: '€' },
          { key: 'closing_date', label: 'Closing date', type: 'date' },
        ],
      },
      {
        key: 'application',
        singular: 'Application',
        plural: 'Applications',
        public: false,
        fields: [
          { key: 'job', label: 'Job', type: 'relation', relates_to: 'job' },
          { key: 'email', label: 'Email', type: 'email', required: true },
          { key: 'cv', label: 'CV', type: 'file', required: true },
        ],
      },
    ],
    behaviours: [
      { kind: 'public_form', entity: 'application', requires_login: false },
      { kind: 'email_on_create', entity: 'application', recipient: { to: 'submitter' } },
      { kind: 'expire_after_date', entity: 'job', field: 'closing_date', days: 0 },
      { kind: 'scheduled_digest', entity: 'application', interval: 'daily', recipient: { to: 'admin' } },
      { kind: 'unique_entry', entity: 'application', field: 'email', parent: 'job' },
    ],
    roles: [{ key: 'recruiter', name: 'Recruiter', entities: ['job'] }],
  },
  library: {
    version: 1,
    entities: [
      {
        key: 'book',
        singular: 'Book',
        plural: 'Books',
        public: true,
        fields: [
          { key: 'author', label: 'Author', type: 'text' },
          { key: 'isbn', label: 'ISBN', type: 'text' },
          { key: 'copies', label: 'Copies', type: 'integer', min: 1 },
        ],
      },
      {
        key: 'loan',
        singular: 'Loan',
        plural: 'Loans',
        public: false,
        fields: [
          { key: 'book', label: 'Book', type: 'relation', relates_to: 'book', required: true },
          { key: 'borrower', label: 'Borrower', type: 'text' },
          { key: 'due_date', label: 'Due date', type: 'date' },
        ],
      },
    ],
    behaviours: [
      { kind: 'reminder_after_date', entity: 'loan', field: 'due_date', days: 3, recipient: { to: 'submitter' } },
      { kind: 'status_actions', entity: 'loan', statuses: ['lent', 'returned'] },
      { kind: 'admin_columns', entity: 'loan', fields: ['borrower', 'due_date'] },
      { kind: 'csv_export', entity: 'loan' },
      { kind: 'scheduled_cleanup', entity: 'loan', field: 'due_date', interval: 'weekly', older_than_days: 365 },
    ],
  },
  recipes: {
    version: 1,
    entities: [
      {
        key: 'recipe',
        singular: 'Recipe',
        plural: 'Recipes',
        public: true,
        archive: true,
        fields: [
          { key: 'cooking_time', label: 'Cooking time', type: 'duration', unit: 'minutes' },
          { key: 'ingredients', label: 'Ingredients', type: 'textarea', required: true },
          { key: 'servings', label: 'Servings', type: 'integer' },
        ],
        taxonomies: [{ key: 'cuisine', singular: 'Cuisine', plural: 'Cuisines' }],
      },
    ],
    behaviours: [
      {
        kind: 'listing',
        entity: 'recipe',
        name: 'recipes',
        whose: 'all',
        order_by: 'title',
        order: 'asc',
        layout: 'cards',
        attributes: ['cooking_time', 'servings'],
        links: 'record',
        controls: [{ control: 'filter', attribute: 'cuisine' }],
        per_page: 12,
        paging: 'pages',
        audience: { who: 'everyone' },
        places: [],
      },
      {
        kind: 'automation',
        entity: 'recipe',
        when: { on: 'event', event: 'published' },
        actions: [{ do: 'email', recipients: [{ to: 'admin' }], subject: '', message: 'Serves {servings}.' }],
      },
    ],
  },
  site: {
    version: 1,
    behaviours: [
      {
        kind: 'announcement_bar',
        message: 'We are closed on Monday.',
        url: '',
        link_text: '',
        position: 'top',
        is_sticky: true,
        is_dismissible: false,
        background: '#1d4ed8',
        start: '',
        end: '',
      },
      {
        kind: 'cookie_notice',
        message: '',
        accept: '',
        decline: '',
        can_decline: true,
        policy_url: '',
        days: 180,
        position: 'bottom',
      },
      { kind: 'back_to_top', side: 'end', offset: 400, background: '#111111' },
    ],
  },
} as const satisfies Record<string, PluginPlan>;

export type SampleName = keyof typeof samplePlans;
