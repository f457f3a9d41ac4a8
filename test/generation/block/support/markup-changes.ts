/** An element of saved markup or of what render.php prints, as text; the wrapper's own class and style aside. */
export interface Shown {
  readonly inside: string;
  readonly classes: readonly string[];
  readonly properties: Readonly<Record<string, string>>;
}

/**
 * Whether a visitor sees a difference: other markup, or a class or custom property of the wrapper that the stylesheet
 * has a rule for.
 */
export function looksDifferent(one: Shown, other: Shown, css: string): boolean {
  if (one.inside !== other.inside) return true;
  const classes = [...one.classes, ...other.classes].filter(
    (name) => one.classes.includes(name) !== other.classes.includes(name),
  );
  const properties = Object.keys({ ...one.properties, ...other.properties }).filter(
    (name) => one.properties[name] !== other.properties[name],
  );
  return classes.some((name) => css.includes(`.${name}`)) || properties.some((name) => css.includes(`var(${name})`));
}
