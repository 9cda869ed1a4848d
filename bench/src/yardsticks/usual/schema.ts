/** What the scenarios ask, and nothing else of the product's schema. */
export const typeDefs = /* GraphQL */ `
  scalar Date
  scalar DateTime
  scalar Time

  type Query {
    studio(id: ID!): Studio
    studios(first: Int! = 20, filter: StudioFilterInput): StudioConnection!
    myFavoriteStudioIds: [ID!]!
    myStudioCalendar(from: Date!, to: Date!): StudioCalendar!
    conversations(
      isArchived: Boolean! = false
      query: String! = ""
      first: Int! = 20
      after: String
    ): ConversationConnection!
  }

  type Mutation {
    bookStudio(input: BookStudioInput!): BookStudioPayload!
  }

  input StudioFilterInput {
    text: String
    freeAt: FreeAtInput
  }
  input FreeAtInput {
    date: Date!
    startTime: Time!
    hours: Int! = 2
  }
  input BookStudioInput {
    studioId: ID!
    startsAt: DateTime!
    hours: Int!
    idempotencyKey: String!
  }

  type StudioConnection {
    nodes: [Studio!]!
  }
  type Studio {
    id: ID!
    name: String!
    description: String!
    neighbourhood: String!
    latitude: Float!
    longitude: Float!
    sizeSquareMetres: Int!
    groupSize: Int
    loadIn: String
    parking: String!
    isStepFree: Boolean!
    houseRules: [HouseRule!]!
    houseNotes: String!
    isVerified: Boolean!
    packageType: String
    rating: Float
    reviewCount: Int!
    bookingMode: String!
    priceFromCents: Int!
    hourlyRateCents: Int!
    engineerFeeCents: Int!
    isEngineerOptional: Boolean!
    cleaningFeeCents: Int!
    paymentMethods: [String!]!
    sessionInstantCents: Int!
    sessionRequestCents: Int!
    zone: String!
    bufferMinutes: Int!
    minimumNoticeMinutes: Int!
    cancellation: String!
    city: City!
    host: User!
    images(first: Int): [StudioImage!]!
    categories: [Category!]!
    equipment: [EquipmentItem!]!
    spaces: [StudioSpace!]!
    amenities: [Amenity!]!
    faqs: [StudioFaq!]!
    openingHours: [OpeningHours!]!
    hoursExceptions: [HoursException!]!
    nextFreeSlot: FreeStart
    wholePrice(freeAt: FreeAtInput, instantOnly: Boolean): WholePrice
  }
  type HouseRule {
    kind: String!
    isAllowed: Boolean!
  }
  type City {
    id: ID!
    name: String!
    countryCode: String!
  }
  type User {
    id: ID!
    name: String!
    avatarUrl: String
    createdAt: DateTime!
    spokenLanguages: [String!]!
    responseMinutes: Int
  }
  type StudioImage {
    url: String!
    alt: String!
    width: Int!
    height: Int!
  }
  type Category {
    id: ID!
  }
  type EquipmentItem {
    name: String!
    category: String!
  }
  type StudioSpace {
    name: String!
    description: String!
  }
  type Amenity {
    id: ID!
  }
  type StudioFaq {
    question: String!
    answer: String!
  }
  type OpeningHours {
    weekday: Int!
    opens: Time!
    closes: Time!
  }
  type HoursOfDay {
    opens: Time!
    closes: Time!
  }
  type HoursException {
    from: Date!
    to: Date!
    windows: [HoursOfDay!]!
    reason: String!
  }
  type FreeStart {
    startsAt: DateTime!
  }
  type WholePrice {
    cents: Int!
    isLeast: Boolean!
    engineerCents: Int
  }

  type StudioCalendar {
    studios: [CalendarStudio!]!
    bookings: [Booking!]!
    blockedTimes: [BlockedTime!]!
  }
  type CalendarStudio {
    id: ID!
    name: String!
    zone: String!
    viewerCanBlock: Boolean!
  }
  type Booking {
    id: ID!
    status: String!
    startsAt: DateTime!
    endsAt: DateTime!
    hours: Int!
    zone: String!
    paymentMethod: String!
    viewerRole: String!
    viewerCanPropose: Boolean!
    studio: Studio!
    musician: User!
  }
  type BlockedTime {
    id: ID!
    studioId: ID!
    date: Date!
    startsAt: DateTime!
    endsAt: DateTime!
    note: String!
    source: String!
    meetsBooking: Boolean!
    block: StudioBlock
  }
  type StudioBlock {
    id: ID!
    studioId: ID!
    date: Date!
    startTime: Time!
    endDate: Date!
    endTime: Time!
    note: String!
    rule: String
    version: Int!
  }
  type BookStudioPayload {
    booking: Booking!
  }

  type ConversationConnection {
    nodes: [Conversation!]!
    pageInfo: PageInfo!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type Conversation {
    id: ID!
    viewerSide: String!
    lastMessageAt: DateTime
    lastMessagePreview: String!
    lastMessageAttachment: String
    unreadCount: Int!
    isArchived: Boolean!
    isBlocked: Boolean!
    isClosed: Boolean!
    studio: Studio!
    guest: User!
    host: User!
  }
`;
