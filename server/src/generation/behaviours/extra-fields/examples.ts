import type { BehaviourExample } from '../example.ts';

const staff = { edited_by: 'staff', seen_by: 'staff' } as const;
const shown = { edited_by: 'staff', seen_by: 'everyone' } as const;
const own = { edited_by: 'owner', seen_by: 'owner' } as const;

/** What customers say who want further fields. */
export const examples: readonly BehaviourExample<'extra_fields'>[] = [
  {
    says: 'Let our members add their phone number and birthday to their profile. Only we in the office see them.',
    asks: {
      kind: 'extra_fields',
      entity: 'user',
      fields: [
        { key: 'phone', label: 'Phone number', type: 'phone' },
        { key: 'birthday', label: 'Birthday', type: 'date' },
      ],
      ...own,
    },
  },
  {
    says: 'The registration form must ask for the school, which is required.',
    asks: {
      kind: 'extra_fields',
      entity: 'user',
      fields: [{ key: 'school', label: 'School', type: 'text', required: true }],
      ...own,
    },
  },
  {
    says: 'Every photo gets a photographer and a licence that visitors can read.',
    asks: {
      kind: 'extra_fields',
      entity: 'media',
      fields: [
        { key: 'photographer', label: 'Photographer', type: 'text' },
        { key: 'licence', label: 'Licence', type: 'text' },
      ],
      ...shown,
    },
  },
  {
    says: 'Customers choose a delivery date at the checkout, and we see it on the order.',
    asks: {
      kind: 'extra_fields',
      entity: 'order',
      fields: [{ key: 'delivery_date', label: 'Delivery date', type: 'date', required: true }],
      ...own,
    },
  },
  {
    says: 'When people comment they should also say which city they are from; show it with the comment.',
    asks: {
      kind: 'extra_fields',
      entity: 'comment',
      fields: [{ key: 'city', label: 'City', type: 'text' }],
      edited_by: 'owner',
      seen_by: 'everyone',
    },
  },
  {
    says: 'Give each category a colour and a picture.',
    asks: {
      kind: 'extra_fields',
      entity: 'category',
      fields: [
        { key: 'colour', label: 'Colour', type: 'color' },
        { key: 'picture', label: 'Picture', type: 'image' },
      ],
      ...shown,
    },
  },
  {
    says: 'Blog posts need a subtitle and a source link below the text.',
    asks: {
      kind: 'extra_fields',
      entity: 'post',
      fields: [
        { key: 'subtitle', label: 'Subtitle', type: 'text' },
        { key: 'source', label: 'Source', type: 'url' },
      ],
      ...shown,
    },
  },
  {
    says: 'Products have a supplier and a purchase price, which must never be seen by shoppers.',
    asks: {
      kind: 'extra_fields',
      entity: 'product',
      fields: [
        { key: 'supplier', label: 'Supplier', type: 'text' },
        { key: 'purchase_price', label: 'Purchase price', type: 'money' },
      ],
      ...staff,
    },
  },
  {
    says: 'Show ingredients and allergens on each product page.',
    asks: {
      kind: 'extra_fields',
      entity: 'product',
      fields: [
        { key: 'ingredients', label: 'Ingredients', type: 'textarea' },
        { key: 'allergens', label: 'Allergens', type: 'text', multiple: true },
      ],
      ...shown,
    },
  },
  {
    says: 'Employees have a staff number that nobody else may have; only administrators enter it.',
    asks: {
      kind: 'extra_fields',
      entity: 'user',
      fields: [{ key: 'staff_number', label: 'Staff number', type: 'text' }],
      ...staff,
      unique: ['staff_number'],
    },
  },
  {
    says: 'Teachers can list the subjects they teach on their author page, maths, physics or art.',
    asks: {
      kind: 'extra_fields',
      entity: 'user',
      fields: [
        {
          key: 'subjects',
          label: 'Subjects',
          type: 'choice',
          multiple: true,
          choices: [
            { value: 'maths', label: 'Maths' },
            { value: 'physics', label: 'Physics' },
            { value: 'art', label: 'Art' },
          ],
        },
      ],
      edited_by: 'owner',
      seen_by: 'everyone',
      conditions: [{ attribute: 'role', is: 'contains', value: 'teacher' }],
    },
  },
  {
    says: 'People give their date of birth once when they sign up and cannot change it later.',
    asks: {
      kind: 'extra_fields',
      entity: 'user',
      fields: [{ key: 'date_of_birth', label: 'Date of birth', type: 'date', required: true }],
      edited_by: 'owner_once',
      seen_by: 'owner',
    },
  },
  {
    says: 'On pages I want to note who is responsible for them and until when they were checked, for editors only.',
    asks: {
      kind: 'extra_fields',
      entity: 'page',
      fields: [
        { key: 'responsible', label: 'Responsible', type: 'text' },
        { key: 'checked_until', label: 'Checked until', type: 'date' },
      ],
      ...staff,
    },
  },
  {
    says: 'The warehouse writes a tracking link on the order and the customer finds it in their e-mails.',
    asks: {
      kind: 'extra_fields',
      entity: 'order',
      fields: [{ key: 'tracking_link', label: 'Tracking link', type: 'url' }],
      edited_by: 'staff',
      seen_by: 'owner',
    },
  },
  {
    says: 'Products have an article number of the manufacturer that everyone sees and that the search of the shop finds.',
    asks: {
      kind: 'extra_fields',
      entity: 'product',
      fields: [{ key: 'article_number', label: 'Article number', type: 'text' }],
      edited_by: 'staff',
      seen_by: 'everyone',
      searchable: ['article_number'],
    },
  },
];

/** What sounds like further fields and is something else. */
export const counterExamples: readonly string[] = [
  'Events have a date, a venue and a price.',
  'Hide the website field of the comment form.',
  'Do not ask for a phone number at the checkout.',
  'A contact form with name, subject and message.',
  'Show the author’s name below each post.',
  'Users can only register with an address of our company.',
  'Sort products by price.',
];
