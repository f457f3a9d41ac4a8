/** The current size and spacing of form fields, which WordPress before 7.0 has only on request. */
export const fieldProps = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true } as const;

/** The same for fields that have no size. */
export const areaProps = { __nextHasNoMarginBottom: true } as const;
