import { expect, it } from 'vitest';
import { readTool, understood } from '../read-tool.ts';

it.each([
  ['Show a cookie notice at the bottom of the page with an accept button.', { position: 'bottom' }],
  ['Cookie consent banner', { canDecline: true }],
  [
    'A GDPR cookie banner with the text "We use cookies." and buttons "Accept all" and "Reject all".',
    { message: 'We use cookies.', accept: 'Accept all', decline: 'Reject all' },
  ],
  [
    'Displays a cookie bar on top that visitors can accept or decline. The choice is remembered for 30 days.',
    { position: 'top', days: 30 },
  ],
  ['Adds a privacy notice with a link to https://example.com/privacy.', { policyUrl: 'https://example.com/privacy' }],
  ['Ask visitors for consent with a cookie popup. Remember the choice for a year.', { days: 365 }],
  ['Cookie notice with a single button "OK".', { canDecline: false, accept: 'OK' }],
  ['Informs visitors about cookies with a dismissible cookie message.', { canDecline: false }],
])('understands: %s', (description, options) => {
  expect(readTool(description)).toEqual({ cookie_notice: expect.objectContaining(options) });
  expect(understood(description)).toMatchObject({ namesContent: false, notUnderstood: [] });
});

it.each([
  'Cookies with name, recipe and baking time.',
  'Cookie recipes with ingredients and a photo.',
  'Privacy requests with name, email and status.',
  'Members have a consent date and a form.',
])('is not asked for: %s', (description) => {
  expect(readTool(description)).not.toHaveProperty('cookie_notice');
});
