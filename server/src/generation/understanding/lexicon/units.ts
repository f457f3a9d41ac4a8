/** What a unit measures decides the type of its field. */
export interface Unit {
  readonly label: string;
  readonly measures: 'time' | 'money' | 'amount' | 'count';
}

const units: readonly (readonly [measures: Unit['measures'], words: string])[] = [
  ['time', 'seconds=second,sec,secs,s'],
  ['time', 'minutes=minute,min,mins'],
  ['time', 'hours=hour,hrs,hr,h'],
  ['time', 'days=day'],
  ['time', 'weeks=week'],
  ['time', 'months=month'],
  ['count', 'years=year,yrs'],
  ['amount', 'km=kilometers,kilometres,kms'],
  ['amount', 'm=meters,metres,meter,metre'],
  ['amount', 'cm=centimeters,centimetres'],
  ['amount', 'mm=millimeters,millimetres'],
  ['amount', 'miles=mile,mi'],
  ['amount', 'ft=feet'],
  ['amount', 'in=inch,inches'],
  ['amount', 'kg=kilos,kilo,kilograms,kilogrammes,kilogram'],
  ['amount', 'g=grams,gram,grammes'],
  ['amount', 'mg=milligrams'],
  ['amount', 'lbs=lb,pounds'],
  ['amount', 'oz=ounces'],
  ['amount', 'l=liters,litres,liter,litre'],
  ['amount', 'ml=milliliters,millilitres'],
  ['amount', 'm²=sqm,m2,square meters,square metres'],
  ['amount', 'sq ft=sqft,ft²,square feet'],
  ['amount', 'ha=hectares,hectare'],
  ['amount', 'acres=acre'],
  ['amount', '%=percent,percentage'],
  ['amount', '°C=celsius'],
  ['amount', '°F=fahrenheit'],
  ['amount', 'km/h=kmh,kph'],
  ['amount', 'mph='],
  ['amount', 'kW=kilowatts'],
  ['amount', 'kWh='],
  ['amount', 'MB=megabytes'],
  ['amount', 'GB=gigabytes'],
  ['count', 'kcal=calories'],
  ['count', 'pages='],
  ['count', 'people=persons'],
  ['money', '€=euro,euros,eur'],
  ['money', '$=dollar,dollars,usd'],
  ['money', '£=gbp,pounds sterling'],
  ['money', 'CHF='],
  ['money', '¥=yen,jpy'],
];

/** Units by every word for them, small. */
export const unitOf: ReadonlyMap<string, Unit> = new Map(
  units.flatMap(([measures, line]) => {
    const [label = '', others = ''] = line.split('=');
    const unit: Unit = { label, measures };
    return [label, ...others.split(',')]
      .filter((word) => word !== '')
      .map((word) => [word.toLowerCase(), unit] as const);
  }),
);
