/** A studio as the usual way reads it, with the names that GraphQL has for its columns. */
export interface StudioRow {
  id: number;
  ownerId: number;
  zone: string;
  cityId: string;
  cityName: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  rating: number;
  reviewCount: number;
  bookingMode: 'hourly' | 'session';
  allowedRules: string[];
  forbiddenRules: string[];
  hourlyRateCents: number;
  engineerFeeCents: number;
  isEngineerOptional: boolean;
  cleaningFeeCents: number;
  canPayAtStudio: boolean;
  sessionInstantCents: number;
  sessionRequestCents: number;
}

/** Its columns, of `studios` and `cities`. */
export const studioColumns = `
  studios.id, owner_id AS "ownerId", studios.name, description, neighbourhood, studios.latitude,
  studios.longitude, size_square_metres AS "sizeSquareMetres", group_size AS "groupSize",
  load_in AS "loadIn", parking, is_step_free AS "isStepFree", allowed_rules AS "allowedRules",
  forbidden_rules AS "forbiddenRules", house_notes AS "houseNotes", is_verified AS "isVerified",
  package_type AS "packageType", rating::float8, review_count AS "reviewCount",
  booking_mode AS "bookingMode", price_from_cents AS "priceFromCents",
  hourly_rate_cents AS "hourlyRateCents", engineer_fee_cents AS "engineerFeeCents",
  is_engineer_optional AS "isEngineerOptional", cleaning_fee_cents AS "cleaningFeeCents",
  can_pay_at_studio AS "canPayAtStudio",
  session_instant_cents AS "sessionInstantCents", session_request_cents AS "sessionRequestCents",
  zone, buffer_minutes AS "bufferMinutes", minimum_notice_minutes AS "minimumNoticeMinutes",
  cancellation, city_id AS "cityId", cities.name AS "cityName", country_code AS "countryCode"
`;
