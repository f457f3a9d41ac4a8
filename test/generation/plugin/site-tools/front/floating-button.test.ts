import { expect, it } from 'vitest';
import { readTool, understood } from '../read-tool.ts';

it.each([
  [
    'Add a floating WhatsApp button with the number +49 170 1234567 on the left.',
    { kind: 'whatsapp', target: '+49 170 1234567', side: 'start' },
  ],
  ['WhatsApp chat button', { kind: 'whatsapp' }],
  [
    'A floating contact button in the bottom right corner that links to https://example.com/contact.',
    { kind: 'link', target: 'https://example.com/contact', side: 'end' },
  ],
  [
    'Displays a sticky call button on every page. The phone number is (030) 123-456.',
    { kind: 'phone', target: '030) 123-456' },
  ],
  [
    'Shows a floating email button for hello@example.com in green.',
    { kind: 'email', target: 'hello@example.com', background: '#15803d' },
  ],
  [
    'WhatsApp widget with the prefilled message "Hi, I have a question".',
    { kind: 'whatsapp', message: 'Hi, I have a question' },
  ],
  ['Click to call button for mobile visitors.', { kind: 'phone' }],
  [
    'A plugin which adds a floating book button with the label "Book now" linking to "/booking".',
    { kind: 'link', label: 'Book now', target: '/booking' },
  ],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ floating_button: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false });
});

it.each([
  'Contacts with name, phone and WhatsApp number.',
  'Buttons with colour and size.',
  'Add floating share buttons to posts.',
  'Customers call the office and a ticket is made.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('floating_button');
});
