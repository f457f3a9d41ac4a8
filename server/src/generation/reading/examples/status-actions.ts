import { exampleOf } from './example-of.ts';

const asks = exampleOf<'status_actions'>({
  kind: 'status_actions',
  entity: 'booking',
  statuses: ['approved', 'rejected'],
});

/** What customers say who want to give records a status by a click. */
export const examples = [
  asks('Staff approve or reject each booking.'),
  asks('Mark a ticket as solved with one click.', { entity: 'ticket', statuses: ['solved'] }),
  asks('The team can accept or decline an application.', {
    entity: 'application',
    statuses: ['accepted', 'declined'],
  }),
  asks('Buttons "confirm" and "cancel" beside every reservation.', {
    entity: 'reservation',
    statuses: ['confirmed', 'cancelled'],
  }),
  asks('A coach sets a request to open, planned or done from the list.', {
    entity: 'request',
    statuses: ['open', 'planned', 'done'],
  }),
  asks('Volunteers flag a pothole as repaired.', { entity: 'pothole', statuses: ['repaired'] }),
  asks('In the admin I need quick links to close and reopen an enquiry.', {
    entity: 'enquiry',
    statuses: ['closed', 'reopened'],
  }),
  asks('The librarian ticks a loan off as returned.', { entity: 'loan', statuses: ['returned'] }),
  asks('Repairs move from received to ready by pressing a button.', {
    entity: 'repair',
    statuses: ['received', 'ready'],
  }),
  asks('Our secretary wants to stamp invoices paid or overdue.', { entity: 'invoice', statuses: ['paid', 'overdue'] }),
  asks('Managers should be able to grant or refuse a leave directly in the overview.', {
    entity: 'leave',
    statuses: ['granted', 'refused'],
  }),
  asks('Several animals at once can be switched to adopted.', { entity: 'animal', statuses: ['adopted'] }),
  asks('Admins can approve or decline a request with one click.', {
    entity: 'request',
    statuses: ['approved', 'declined'],
  }),
  asks('Staff confirm or cancel an appointment.', { entity: 'appointment', statuses: ['confirmed', 'cancelled'] }),
  asks('Mark tasks as done in the list.', { entity: 'task', statuses: ['done'] }),
  asks('I want to approve a leave or reject it in the admin list.', {
    entity: 'leave',
    statuses: ['approved', 'rejected'],
  }),
  asks('Complaints can be marked open or resolved.', { entity: 'complaint', statuses: ['open', 'resolved'] }),
  asks('The status of a booking is changed to confirmed or declined by staff.', {
    statuses: ['confirmed', 'declined'],
  }),
  asks('Row actions to accept and reject a submission.', { entity: 'submission', statuses: ['accepted', 'rejected'] }),
  asks('A button marks the job as filled.', { entity: 'job', statuses: ['filled'] }),
  asks('Our staff mark an item as found, claimed or donated.', {
    entity: 'item',
    statuses: ['found', 'claimed', 'donated'],
  }),
  asks('Bulk actions set candidates to invited or refused.', { entity: 'candidate', statuses: ['invited', 'refused'] }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Bookings cannot be rejected.',
  'Send an e-mail when a booking is confirmed.',
  'Bookings that were not paid are cancelled after a week.',
  'A ticket has the status open or closed.',
  'Visitors cancel their booking by phone.',
  'Show how many requests are open.',
  'The bishop confirms the children in May.',
];
