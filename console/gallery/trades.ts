/** Flows that fit any business. */
export const ANY_TRADE = 'Any trade'

/** The trades that ready flows are made for, by the names of their files; a flow without an entry fits any. */
export const TRADES: Readonly<Record<string, string>> = {
  'booking': 'Appointments',
  'car-service': 'Garages',
  'course-finder': 'Schools',
  'damage-report': 'Insurance',
  'document-upload': 'Offices',
  'donation': 'Charities',
  'event-sign-up': 'Events',
  'gift-ideas': 'Shops',
  'gym-trial': 'Gyms',
  'hair-appointment': 'Salons',
  'hotel-stay': 'Hotels',
  'it-help': 'IT support',
  'job-application': 'Staffing',
  'lead': 'Sales',
  'legal-inquiry': 'Law offices',
  'new-patient': 'Medical practices',
  'newsletter': ANY_TRADE,
  'onboarding': 'Memberships',
  'order-status': 'Shops',
  'payment-reminder': 'Shops',
  'property-viewing': 'Real estate',
  'returns': 'Shops',
  'size-advisor': 'Shops',
  'solar-quote': 'Energy',
  'table-reservation': 'Restaurants',
  'trip-ideas': 'Travel',
  'visit-feedback': 'Services',
}
