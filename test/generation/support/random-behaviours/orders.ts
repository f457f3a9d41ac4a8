type Members = Record<string, unknown>;

/** A random way of orders: every second has a number, with the year where it starts again. */
export function orderFlow(one: Members, _context: unknown, pick: number): Members {
  const { number, ...rest } = one as { number?: Members };
  const statuses = (one.statuses as Members[]).map((status, index) => ({ ...status, key: `step-${index}` }));
  return {
    ...rest,
    statuses,
    reorder: statuses.length === 0 || pick % 3 === 0,
    ...(number !== undefined && pick % 2 === 0 && { number: { ...number, prefix: 'A-{year}/{month}-' } }),
  };
}

/** Random slots that are possible. */
export function checkoutSlot(one: Members, _context: unknown, pick: number): Members {
  const slots = (one.slots as Members[]).map((slot, index) =>
    index === 0 && pick % 2 === 0
      ? { ...slot, from: '', until: '' }
      : { ...slot, from: `${10 + index}:00`, until: `${11 + index}:30` },
  );
  return { ...one, slots, lead_hours: pick };
}
