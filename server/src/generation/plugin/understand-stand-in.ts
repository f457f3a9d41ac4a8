import type { Understanding } from '../understanding/understanding.ts';

/** One kind of content with a few fields, whatever the text says. */
export function understand(_description: string, _context: { readonly title: string }): Understanding {
  return {
    entities: [
      {
        key: 'event',
        singular: 'Event',
        plural: 'Events',
        slug: 'events',
        icon: 'dashicons-calendar-alt',
        fields: [
          { key: 'date', label: 'Date', type: 'date', isRequired: true, isMultiple: false },
          { key: 'venue', label: 'Venue', type: 'text', isRequired: false, isMultiple: false },
          { key: 'price', label: 'Price', type: 'money', isRequired: false, isMultiple: false, unit: '€' },
          {
            key: 'level',
            label: 'Level "x"',
            type: 'choice',
            choices: [
              { value: 'easy', label: 'Easy' },
              { value: 'hard', label: "Hard's" },
            ],
            isRequired: false,
            isMultiple: false,
          },
          { key: 'photo', label: 'Photo', type: 'image', isRequired: false, isMultiple: false },
          { key: 'contact_email', label: 'Contact e-mail', type: 'email', isRequired: false, isMultiple: false },
          { key: 'highlights', label: 'Highlights', type: 'text', isRequired: false, isMultiple: true },
          { key: 'notes', label: 'Notes', type: 'textarea', isRequired: false, isMultiple: false },
        ],
        coreFields: [],
        taxonomies: [
          {
            key: 'event_type',
            singular: 'Event type',
            plural: 'Event types',
            isHierarchical: true,
            terms: ['Concert', 'Talk'],
          },
        ],
        isPublic: true,
        hasArchive: true,
        supports: ['title', 'editor', 'thumbnail', 'excerpt'],
      },
    ],
    behaviours: [],
    impliedFeatures: [],
    settings: [],
    roles: [],
    understood: ['Post type "Event" with date (date), venue (text) and price (money).'],
    notUnderstood: [],
  };
}
