/** What a description says of the business behind a site. */
export type BusinessDetails = {
  /** A type of schema.org: `Restaurant`. */
  readonly type: string;
  readonly name: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  /** Lines such as `Mo-Fr 09:00-17:00`. */
  readonly openingHours: string;
  readonly priceRange: string;
  /** On which pages it stands: `front_page` or `everywhere`. */
  readonly place: string;
};

/** Types that owners can choose from, by what schema.org calls them. */
export const businessTypes: Readonly<Record<string, string>> = {
  LocalBusiness: 'Local business',
  Restaurant: 'Restaurant',
  CafeOrCoffeeShop: 'Café',
  Bakery: 'Bakery',
  BarOrPub: 'Bar or pub',
  Hotel: 'Hotel',
  Store: 'Store',
  VeterinaryCare: 'Veterinary practice',
  MedicalClinic: 'Medical practice',
  Dentist: 'Dentist',
  HairSalon: 'Hair salon',
  BeautySalon: 'Beauty salon',
  ExerciseGym: 'Gym',
  AutoRepair: 'Car repair shop',
  LegalService: 'Law firm',
  AccountingService: 'Accountant',
  RealEstateAgent: 'Real estate agent',
  TravelAgency: 'Travel agency',
  Library: 'Library',
  EducationalOrganization: 'School',
  Organization: 'Organization without a place of business',
};

/** Words for types; the first that a text has is meant. */
const typeWords: readonly (readonly [RegExp, string])[] = [
  [/ (?:restaurant|pizzeria|trattoria|bistro|diner) /, 'Restaurant'],
  [/ (?:cafe|café|coffee (?:shop|bar)) /, 'CafeOrCoffeeShop'],
  [/ bakery /, 'Bakery'],
  [/ (?:bar|pub) /, 'BarOrPub'],
  [/ (?:hotel|guest house|inn) /, 'Hotel'],
  [/ (?:vet|vets|veterinary|veterinarian) /, 'VeterinaryCare'],
  [/ dentist /, 'Dentist'],
  [/ (?:clinic|doctor|doctors|medical practice) /, 'MedicalClinic'],
  [/ (?:hairdresser|hair salon|barber) /, 'HairSalon'],
  [/ (?:beauty salon|nail salon|spa) /, 'BeautySalon'],
  [/ (?:gym|fitness studio) /, 'ExerciseGym'],
  [/ (?:garage|car repair) /, 'AutoRepair'],
  [/ (?:law firm|lawyer|lawyers|attorney) /, 'LegalService'],
  [/ (?:accountant|tax advisor) /, 'AccountingService'],
  [/ (?:real estate|realtor) /, 'RealEstateAgent'],
  [/ travel agency /, 'TravelAgency'],
  [/ library /, 'Library'],
  [/ school /, 'EducationalOrganization'],
  [/ (?:store|shop|boutique) /, 'Store'],
  [/ (?:organization|organisation|company|association|charity) /, 'Organization'],
];

/** The type of business that a line names; empty where it names none. */
export const businessTypeIn = (line: string): string => typeWords.find(([words]) => words.test(line))?.[1] ?? '';
