import { createRequire } from 'node:module'
const require = createRequire(import.meta.url)

export const login = validate10;
const schema11 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:LoginRequest"}},"required":["requestBody"]};
const schema12 = {"type":"object","required":["email","password"],"properties":{"email":{"type":"string","minLength":3,"maxLength":254},"password":{"type":"string","minLength":1,"maxLength":1024}}};
const func2 = require("ajv/dist/runtime/ucs2length").default;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:LoginRequest/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.password === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:LoginRequest/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err3 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:LoginRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 3){
const err4 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:LoginRequest/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:LoginRequest/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.password !== undefined){
let data2 = data0.password;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err6 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:LoginRequest/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:LoginRequest/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:LoginRequest/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:LoginRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const requestPasswordReset = validate11;
const schema13 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:PasswordResetRequest"}},"required":["requestBody"]};
const schema14 = {"type":"object","required":["email"],"properties":{"email":{"type":"string","minLength":3,"maxLength":254}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PasswordResetRequest/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err2 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:PasswordResetRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 3){
const err3 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:PasswordResetRequest/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:PasswordResetRequest/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PasswordResetRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const confirmPasswordReset = validate12;
const schema15 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:PasswordResetConfirmation"}},"required":["requestBody"]};
const schema16 = {"type":"object","required":["token","password"],"properties":{"token":{"type":"string","minLength":1,"maxLength":100},"password":{"type":"string","minLength":12,"maxLength":1024}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.token === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PasswordResetConfirmation/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.password === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PasswordResetConfirmation/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.token !== undefined){
let data1 = data0.token;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err3 = {instancePath:instancePath+"/requestBody/token",schemaPath:"urn:parley:PasswordResetConfirmation/properties/token/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/requestBody/token",schemaPath:"urn:parley:PasswordResetConfirmation/properties/token/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/token",schemaPath:"urn:parley:PasswordResetConfirmation/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.password !== undefined){
let data2 = data0.password;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err6 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:PasswordResetConfirmation/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 12){
const err7 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:PasswordResetConfirmation/properties/password/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:PasswordResetConfirmation/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PasswordResetConfirmation/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const changeOwnPassword = validate13;
const schema17 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ChangeOwnPasswordRequest"}},"required":["requestBody"]};
const schema18 = {"type":"object","required":["currentPassword","newPassword"],"properties":{"currentPassword":{"type":"string","minLength":1,"maxLength":1024},"newPassword":{"type":"string","minLength":12,"maxLength":1024}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.currentPassword === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ChangeOwnPasswordRequest/required",keyword:"required",params:{missingProperty: "currentPassword"},message:"must have required property '"+"currentPassword"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.newPassword === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ChangeOwnPasswordRequest/required",keyword:"required",params:{missingProperty: "newPassword"},message:"must have required property '"+"newPassword"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.currentPassword !== undefined){
let data1 = data0.currentPassword;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err3 = {instancePath:instancePath+"/requestBody/currentPassword",schemaPath:"urn:parley:ChangeOwnPasswordRequest/properties/currentPassword/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/requestBody/currentPassword",schemaPath:"urn:parley:ChangeOwnPasswordRequest/properties/currentPassword/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/currentPassword",schemaPath:"urn:parley:ChangeOwnPasswordRequest/properties/currentPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.newPassword !== undefined){
let data2 = data0.newPassword;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err6 = {instancePath:instancePath+"/requestBody/newPassword",schemaPath:"urn:parley:ChangeOwnPasswordRequest/properties/newPassword/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 12){
const err7 = {instancePath:instancePath+"/requestBody/newPassword",schemaPath:"urn:parley:ChangeOwnPasswordRequest/properties/newPassword/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/newPassword",schemaPath:"urn:parley:ChangeOwnPasswordRequest/properties/newPassword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ChangeOwnPasswordRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const createOwnToken = validate14;
const schema19 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateTokenRequest"}},"required":["requestBody"]};
const schema20 = {"type":"object","required":["name","scopes"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"scopes":{"type":"array","minItems":1,"maxItems":17,"uniqueItems":true,"items":{"$ref":"urn:parley:AccessTokenScope"}},"expiresAt":{"type":"string","format":"date-time","nullable":true}}};
const schema21 = {"type":"string","enum":["api:full","mcp","mcp:analytics","mcp:analytics:read","mcp:analytics:write","mcp:flows","mcp:flows:read","mcp:flows:run","mcp:flows:write","mcp:forms:read","mcp:forms:write","mcp:connections","mcp:connections:read","mcp:connections:manage","mcp:history:read","mcp:config:read","mcp:config:write"]};
const func0 = require("ajv/dist/runtime/equal").default;
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scopes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 17){
const err5 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 17},message:"must NOT have more than 17 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"urn:parley:AccessTokenScope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((((((((((data2 === "api:full") || (data2 === "mcp")) || (data2 === "mcp:analytics")) || (data2 === "mcp:analytics:read")) || (data2 === "mcp:analytics:write")) || (data2 === "mcp:flows")) || (data2 === "mcp:flows:read")) || (data2 === "mcp:flows:run")) || (data2 === "mcp:flows:write")) || (data2 === "mcp:forms:read")) || (data2 === "mcp:forms:write")) || (data2 === "mcp:connections")) || (data2 === "mcp:connections:read")) || (data2 === "mcp:connections:manage")) || (data2 === "mcp:history:read")) || (data2 === "mcp:config:read")) || (data2 === "mcp:config:write"))){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"urn:parley:AccessTokenScope/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err9 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err12 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate15(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate15.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const grantAuthorization = validate17;
const schema22 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:AuthorizationGrant"}},"required":["requestBody"]};
const schema23 = {"type":"object","required":["request","scopes"],"properties":{"request":{"$ref":"urn:parley:AuthorizationRequest"},"scopes":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"$ref":"urn:parley:AccessTokenScope"}}}};
const schema24 = {"type":"object","required":["clientId","redirectUri"],"properties":{"clientId":{"type":"string","minLength":1,"maxLength":4000},"redirectUri":{"type":"string","minLength":1,"maxLength":2000},"responseType":{"type":"string","maxLength":100},"codeChallenge":{"type":"string","maxLength":200},"codeChallengeMethod":{"type":"string","maxLength":100},"scope":{"type":"string","maxLength":2000},"state":{"type":"string","maxLength":2000},"resource":{"type":"string","maxLength":2000}},"x-null-is-absent":["responseType","codeChallenge","codeChallengeMethod","scope","state","resource"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.request === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scopes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.request !== undefined){
let data0 = data.request;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.responseType === null){
delete data0.responseType;
}
if(data0.codeChallenge === null){
delete data0.codeChallenge;
}
if(data0.codeChallengeMethod === null){
delete data0.codeChallengeMethod;
}
if(data0.scope === null){
delete data0.scope;
}
if(data0.state === null){
delete data0.state;
}
if(data0.resource === null){
delete data0.resource;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.clientId === undefined){
const err2 = {instancePath:instancePath+"/request",schemaPath:"urn:parley:AuthorizationRequest/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.redirectUri === undefined){
const err3 = {instancePath:instancePath+"/request",schemaPath:"urn:parley:AuthorizationRequest/required",keyword:"required",params:{missingProperty: "redirectUri"},message:"must have required property '"+"redirectUri"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.clientId !== undefined){
let data1 = data0.clientId;
if(typeof data1 === "string"){
if(func2(data1) > 4000){
const err4 = {instancePath:instancePath+"/request/clientId",schemaPath:"urn:parley:AuthorizationRequest/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/request/clientId",schemaPath:"urn:parley:AuthorizationRequest/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/request/clientId",schemaPath:"urn:parley:AuthorizationRequest/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.redirectUri !== undefined){
let data2 = data0.redirectUri;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err7 = {instancePath:instancePath+"/request/redirectUri",schemaPath:"urn:parley:AuthorizationRequest/properties/redirectUri/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/request/redirectUri",schemaPath:"urn:parley:AuthorizationRequest/properties/redirectUri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/request/redirectUri",schemaPath:"urn:parley:AuthorizationRequest/properties/redirectUri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.responseType !== undefined){
let data3 = data0.responseType;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err10 = {instancePath:instancePath+"/request/responseType",schemaPath:"urn:parley:AuthorizationRequest/properties/responseType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/request/responseType",schemaPath:"urn:parley:AuthorizationRequest/properties/responseType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.codeChallenge !== undefined){
let data4 = data0.codeChallenge;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err12 = {instancePath:instancePath+"/request/codeChallenge",schemaPath:"urn:parley:AuthorizationRequest/properties/codeChallenge/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/request/codeChallenge",schemaPath:"urn:parley:AuthorizationRequest/properties/codeChallenge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.codeChallengeMethod !== undefined){
let data5 = data0.codeChallengeMethod;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err14 = {instancePath:instancePath+"/request/codeChallengeMethod",schemaPath:"urn:parley:AuthorizationRequest/properties/codeChallengeMethod/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/request/codeChallengeMethod",schemaPath:"urn:parley:AuthorizationRequest/properties/codeChallengeMethod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.scope !== undefined){
let data6 = data0.scope;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err16 = {instancePath:instancePath+"/request/scope",schemaPath:"urn:parley:AuthorizationRequest/properties/scope/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/request/scope",schemaPath:"urn:parley:AuthorizationRequest/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.state !== undefined){
let data7 = data0.state;
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err18 = {instancePath:instancePath+"/request/state",schemaPath:"urn:parley:AuthorizationRequest/properties/state/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/request/state",schemaPath:"urn:parley:AuthorizationRequest/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.resource !== undefined){
let data8 = data0.resource;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err20 = {instancePath:instancePath+"/request/resource",schemaPath:"urn:parley:AuthorizationRequest/properties/resource/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/request/resource",schemaPath:"urn:parley:AuthorizationRequest/properties/resource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/request",schemaPath:"urn:parley:AuthorizationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.scopes !== undefined){
let data9 = data.scopes;
if(Array.isArray(data9)){
if(data9.length > 20){
const err23 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.length < 1){
const err24 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 !== "string"){
const err25 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"urn:parley:AccessTokenScope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(((((((((((((((((data10 === "api:full") || (data10 === "mcp")) || (data10 === "mcp:analytics")) || (data10 === "mcp:analytics:read")) || (data10 === "mcp:analytics:write")) || (data10 === "mcp:flows")) || (data10 === "mcp:flows:read")) || (data10 === "mcp:flows:run")) || (data10 === "mcp:flows:write")) || (data10 === "mcp:forms:read")) || (data10 === "mcp:forms:write")) || (data10 === "mcp:connections")) || (data10 === "mcp:connections:read")) || (data10 === "mcp:connections:manage")) || (data10 === "mcp:history:read")) || (data10 === "mcp:config:read")) || (data10 === "mcp:config:write"))){
const err26 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"urn:parley:AccessTokenScope/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data9[i1], data9[j0])){
const err27 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}


function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate18(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate18.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const checkAuthorization = validate20;
const schema26 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:AuthorizationRequest"}},"required":["requestBody"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.responseType === null){
delete data0.responseType;
}
if(data0.codeChallenge === null){
delete data0.codeChallenge;
}
if(data0.codeChallengeMethod === null){
delete data0.codeChallengeMethod;
}
if(data0.scope === null){
delete data0.scope;
}
if(data0.state === null){
delete data0.state;
}
if(data0.resource === null){
delete data0.resource;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.clientId === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AuthorizationRequest/required",keyword:"required",params:{missingProperty: "clientId"},message:"must have required property '"+"clientId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.redirectUri === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AuthorizationRequest/required",keyword:"required",params:{missingProperty: "redirectUri"},message:"must have required property '"+"redirectUri"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.clientId !== undefined){
let data1 = data0.clientId;
if(typeof data1 === "string"){
if(func2(data1) > 4000){
const err3 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:AuthorizationRequest/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:AuthorizationRequest/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:AuthorizationRequest/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.redirectUri !== undefined){
let data2 = data0.redirectUri;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err6 = {instancePath:instancePath+"/requestBody/redirectUri",schemaPath:"urn:parley:AuthorizationRequest/properties/redirectUri/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/requestBody/redirectUri",schemaPath:"urn:parley:AuthorizationRequest/properties/redirectUri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/redirectUri",schemaPath:"urn:parley:AuthorizationRequest/properties/redirectUri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.responseType !== undefined){
let data3 = data0.responseType;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err9 = {instancePath:instancePath+"/requestBody/responseType",schemaPath:"urn:parley:AuthorizationRequest/properties/responseType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/requestBody/responseType",schemaPath:"urn:parley:AuthorizationRequest/properties/responseType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.codeChallenge !== undefined){
let data4 = data0.codeChallenge;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err11 = {instancePath:instancePath+"/requestBody/codeChallenge",schemaPath:"urn:parley:AuthorizationRequest/properties/codeChallenge/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/requestBody/codeChallenge",schemaPath:"urn:parley:AuthorizationRequest/properties/codeChallenge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.codeChallengeMethod !== undefined){
let data5 = data0.codeChallengeMethod;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err13 = {instancePath:instancePath+"/requestBody/codeChallengeMethod",schemaPath:"urn:parley:AuthorizationRequest/properties/codeChallengeMethod/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requestBody/codeChallengeMethod",schemaPath:"urn:parley:AuthorizationRequest/properties/codeChallengeMethod/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.scope !== undefined){
let data6 = data0.scope;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err15 = {instancePath:instancePath+"/requestBody/scope",schemaPath:"urn:parley:AuthorizationRequest/properties/scope/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/requestBody/scope",schemaPath:"urn:parley:AuthorizationRequest/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.state !== undefined){
let data7 = data0.state;
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err17 = {instancePath:instancePath+"/requestBody/state",schemaPath:"urn:parley:AuthorizationRequest/properties/state/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/requestBody/state",schemaPath:"urn:parley:AuthorizationRequest/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.resource !== undefined){
let data8 = data0.resource;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err19 = {instancePath:instancePath+"/requestBody/resource",schemaPath:"urn:parley:AuthorizationRequest/properties/resource/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/requestBody/resource",schemaPath:"urn:parley:AuthorizationRequest/properties/resource/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AuthorizationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const updateWorkspace = validate21;
const schema28 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateWorkspaceRequest"}},"required":["requestBody"]};
const schema29 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"locale":{"allOf":[{"$ref":"urn:parley:Locale"}]},"timezone":{"type":"string","minLength":1,"maxLength":64},"currency":{"type":"string","pattern":"^[A-Z]{3}$"}},"x-null-is-absent":["name","locale","timezone","currency"]};
const schema30 = {"type":"string","maxLength":100,"pattern":"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"};
const pattern0 = new RegExp("^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$", "u");
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.locale === null){
delete data.locale;
}
if(data.timezone === null){
delete data.timezone;
}
if(data.currency === null){
delete data.currency;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.locale !== undefined){
let data1 = data.locale;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err4 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.timezone !== undefined){
let data2 = data.timezone;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err7 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.currency !== undefined){
let data3 = data.currency;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
const err10 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate22(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const checkWorkspaceFile = validate24;
const schema31 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:WorkspaceFileRequest"}},"required":["requestBody"]};
const schema32 = {"type":"object","required":["file"],"properties":{"file":{"$ref":"urn:parley:WorkspaceFileContent"},"layout":{"$ref":"urn:parley:WorkspaceLayoutContent"},"variables":{"type":"object","writeOnly":true,"maxProperties":1000,"additionalProperties":{"type":"string","maxLength":4096}},"allowGlobal":{"type":"boolean","default":false},"overwriteDrafts":{"type":"boolean","default":false}},"x-null-is-absent":["layout","variables","allowGlobal","overwriteDrafts"]};
const schema33 = {"type":"object","additionalProperties":true};
const schema34 = {"type":"object","additionalProperties":true};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.layout === null){
delete data.layout;
}
if(data.variables === null){
delete data.variables;
}
if(data.allowGlobal === null){
delete data.allowGlobal;
}
if(data.overwriteDrafts === null){
delete data.overwriteDrafts;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.allowGlobal === undefined){
data.allowGlobal = false;
}
if(data.overwriteDrafts === undefined){
data.overwriteDrafts = false;
}
if(data.file === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.file !== undefined){
let data0 = data.file;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/file",schemaPath:"urn:parley:WorkspaceFileContent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.layout !== undefined){
let data1 = data.layout;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err2 = {instancePath:instancePath+"/layout",schemaPath:"urn:parley:WorkspaceLayoutContent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.variables !== undefined){
let data2 = data.variables;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 1000){
const err3 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/maxProperties",keyword:"maxProperties",params:{limit: 1000},message:"must NOT have more than 1000 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data2){
let data3 = data2[key0];
if(typeof data3 === "string"){
if(func2(data3) > 4096){
const err4 = {instancePath:instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/variables/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/variables/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/variables/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data.allowGlobal !== "boolean"){
const err7 = {instancePath:instancePath+"/allowGlobal",schemaPath:"#/properties/allowGlobal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data.overwriteDrafts !== "boolean"){
const err8 = {instancePath:instancePath+"/overwriteDrafts",schemaPath:"#/properties/overwriteDrafts/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate25(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const applyWorkspaceFile = validate27;
const schema35 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:WorkspaceFileRequest"}},"required":["requestBody"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate25(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

export const createRole = validate29;
const schema36 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateRoleRequest"}},"required":["requestBody"]};
const schema37 = {"type":"object","required":["code","permissions"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$"},"name":{"type":"string","minLength":1,"maxLength":200},"permissions":{"$ref":"urn:parley:PermissionCodes"}},"x-null-is-absent":["name"]};
const schema38 = {"type":"array","maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128,"pattern":"^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"}};
const pattern2 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");
const pattern3 = new RegExp("^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.permissions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permissions"},message:"must have required property '"+"permissions"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.permissions !== undefined){
let data2 = data.permissions;
if(Array.isArray(data2)){
if(data2.length > 500){
const err7 = {instancePath:instancePath+"/permissions",schemaPath:"urn:parley:PermissionCodes/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 128){
const err8 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"urn:parley:PermissionCodes/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"urn:parley:PermissionCodes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern3.test(data3)){
const err10 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"urn:parley:PermissionCodes/items/pattern",keyword:"pattern",params:{pattern: "^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"},message:"must match pattern \""+"^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"urn:parley:PermissionCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err12 = {instancePath:instancePath+"/permissions",schemaPath:"urn:parley:PermissionCodes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err13 = {instancePath:instancePath+"/permissions",schemaPath:"urn:parley:PermissionCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}


function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate30(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate30.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const updateRole = validate32;
const schema39 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateRoleRequest"}},"required":["requestBody"]};
const schema40 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"permissions":{"$ref":"urn:parley:PermissionCodes"}},"x-null-is-absent":["name","permissions"]};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.permissions === null){
delete data.permissions;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.permissions !== undefined){
let data1 = data.permissions;
if(Array.isArray(data1)){
if(data1.length > 500){
const err4 = {instancePath:instancePath+"/permissions",schemaPath:"urn:parley:PermissionCodes/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err5 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"urn:parley:PermissionCodes/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"urn:parley:PermissionCodes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern3.test(data2)){
const err7 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"urn:parley:PermissionCodes/items/pattern",keyword:"pattern",params:{pattern: "^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"},message:"must match pattern \""+"^service\\.[a-z0-9_]+(\\.[a-z0-9_]+)*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/permissions/" + i0,schemaPath:"urn:parley:PermissionCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/permissions",schemaPath:"urn:parley:PermissionCodes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/permissions",schemaPath:"urn:parley:PermissionCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate33(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

export const createUser = validate35;
const schema42 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateUserRequest"}},"required":["requestBody"]};
const schema43 = {"type":"object","required":["email","name","roles"],"properties":{"email":{"type":"string","format":"email","maxLength":254},"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000-\\u001f\\u007f]*$"},"roles":{"$ref":"urn:parley:UserRoleCodes"},"password":{"type":"string","minLength":12,"maxLength":1024},"active":{"type":"boolean","default":true}},"x-null-is-absent":["password","active"]};
const schema44 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,63}$"}};
const formats2 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const pattern5 = new RegExp("^[^\\u0000-\\u001f\\u007f]*$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.password === null){
delete data.password;
}
if(data.active === null){
delete data.active;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.active === undefined){
data.active = true;
}
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.roles === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func2(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats2.test(data0))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern5.test(data1)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.roles !== undefined){
let data2 = data.roles;
if(Array.isArray(data2)){
if(data2.length > 50){
const err10 = {instancePath:instancePath+"/roles",schemaPath:"urn:parley:UserRoleCodes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err11 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"urn:parley:UserRoleCodes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"urn:parley:UserRoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/roles",schemaPath:"urn:parley:UserRoleCodes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err14 = {instancePath:instancePath+"/roles",schemaPath:"urn:parley:UserRoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.password !== undefined){
let data4 = data.password;
if(typeof data4 === "string"){
if(func2(data4) > 1024){
const err15 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data4) < 12){
const err16 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(typeof data.active !== "boolean"){
const err18 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate36(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

export const updateUser = validate38;
const schema45 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateUserRequest"}},"required":["requestBody"]};
const schema46 = {"type":"object","minProperties":1,"properties":{"email":{"type":"string","format":"email","maxLength":254},"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000-\\u001f\\u007f]*$"},"roles":{"$ref":"urn:parley:UserRoleCodes"}},"x-null-is-absent":["email","name","roles"]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.email === null){
delete data.email;
}
if(data.name === null){
delete data.name;
}
if(data.roles === null){
delete data.roles;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func2(data0) > 254){
const err1 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data0))){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern5.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.roles !== undefined){
let data2 = data.roles;
if(Array.isArray(data2)){
if(data2.length > 50){
const err8 = {instancePath:instancePath+"/roles",schemaPath:"urn:parley:UserRoleCodes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err9 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"urn:parley:UserRoleCodes/items/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"urn:parley:UserRoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err11 = {instancePath:instancePath+"/roles",schemaPath:"urn:parley:UserRoleCodes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err12 = {instancePath:instancePath+"/roles",schemaPath:"urn:parley:UserRoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate39(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

export const setUserPassword = validate41;
const schema48 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SetUserPasswordRequest"}},"required":["requestBody"]};
const schema49 = {"type":"object","required":["password"],"properties":{"password":{"type":"string","minLength":12,"maxLength":1024}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.password === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SetUserPasswordRequest/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.password !== undefined){
let data1 = data0.password;
if(typeof data1 === "string"){
if(func2(data1) > 1024){
const err2 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:SetUserPasswordRequest/properties/password/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 12){
const err3 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:SetUserPasswordRequest/properties/password/minLength",keyword:"minLength",params:{limit: 12},message:"must NOT have fewer than 12 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:SetUserPasswordRequest/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SetUserPasswordRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

export const createEngineToken = validate42;
const schema50 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateEngineTokenRequest"}},"required":["requestBody"]};
const schema51 = {"type":"object","required":["name","scopes"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"scopes":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"$ref":"urn:parley:EngineTokenScope"}},"workspaces":{"type":"array","minItems":1,"maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"everyWorkspace":{"type":"boolean","default":false},"expiresAt":{"type":"string","format":"date-time","nullable":true}},"x-null-is-absent":["workspaces","everyWorkspace"]};
const schema52 = {"type":"string","enum":["engine","insights","training","metrics"]};
const formats6 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.workspaces === null){
delete data.workspaces;
}
if(data.everyWorkspace === null){
delete data.everyWorkspace;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.everyWorkspace === undefined){
data.everyWorkspace = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.scopes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scopes"},message:"must have required property '"+"scopes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scopes !== undefined){
let data1 = data.scopes;
if(Array.isArray(data1)){
if(data1.length > 4){
const err5 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"urn:parley:EngineTokenScope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((data2 === "engine") || (data2 === "insights")) || (data2 === "training")) || (data2 === "metrics"))){
const err8 = {instancePath:instancePath+"/scopes/" + i0,schemaPath:"urn:parley:EngineTokenScope/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data1[i1], data1[j0])){
const err9 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/scopes",schemaPath:"#/properties/scopes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.workspaces !== undefined){
let data3 = data.workspaces;
if(Array.isArray(data3)){
if(data3.length > 100){
const err11 = {instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.length < 1){
const err12 = {instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(!(formats6.test(data4))){
const err13 = {instancePath:instancePath+"/workspaces/" + i2,schemaPath:"#/properties/workspaces/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/workspaces/" + i2,schemaPath:"#/properties/workspaces/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices0 = {};
for(;i3--;){
let item0 = data3[i3];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j1 = indices0[item0];
const err15 = {instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i3;
}
}
}
else {
const err16 = {instancePath:instancePath+"/workspaces",schemaPath:"#/properties/workspaces/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data.everyWorkspace !== "boolean"){
const err17 = {instancePath:instancePath+"/everyWorkspace",schemaPath:"#/properties/everyWorkspace/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.expiresAt !== undefined){
let data6 = data.expiresAt;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err19 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate43(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate43.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

export const createKey = validate45;
const schema53 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateKeyRequest"}},"required":["requestBody"]};
const schema54 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"allowedOrigins":{"$ref":"urn:parley:KeyOrigins"},"intents":{"$ref":"urn:parley:KeyIntents"},"forms":{"$ref":"urn:parley:KeyForms"},"provenCustomersOnly":{"$ref":"urn:parley:ProvenCustomersOnly"},"webhook":{"$ref":"urn:parley:KeyWebhook"},"webhookEvents":{"$ref":"urn:parley:KeyWebhookEvents"}},"x-null-is-absent":["allowedOrigins","provenCustomersOnly"]};
const schema55 = {"type":"array","maxItems":200,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":300,"pattern":"^[A-Za-z][A-Za-z0-9+.-]*://(\\[[0-9A-Fa-f:.]+\\]|(\\d+\\.){3}\\d+|\\*\\.localhost|(\\*\\.[\\w\\x80-\\uffff-]+\\.)?([\\w\\x80-\\uffff-]+\\.)*(?!\\d+([:/]|$))[\\w\\x80-\\uffff-]+)(:\\d{1,5})?/?$"}};
const schema56 = {"type":"array","nullable":true,"maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":128}};
const schema57 = {"type":"array","nullable":true,"maxItems":500,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":64}};
const schema58 = {"type":"boolean"};
const schema59 = {"type":"object","nullable":true,"required":["url"],"properties":{"url":{"type":"string","format":"uri","minLength":1,"maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"}}};
const pattern9 = new RegExp("^[A-Za-z][A-Za-z0-9+.-]*://(\\[[0-9A-Fa-f:.]+\\]|(\\d+\\.){3}\\d+|\\*\\.localhost|(\\*\\.[\\w\\x80-\\uffff-]+\\.)?([\\w\\x80-\\uffff-]+\\.)*(?!\\d+([:/]|$))[\\w\\x80-\\uffff-]+)(:\\d{1,5})?/?$", "u");
const pattern10 = new RegExp("^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$", "u");
const formats10 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema60 = {"type":"array","nullable":true,"uniqueItems":true,"items":{"$ref":"urn:parley:WebhookEventKind"}};
const schema61 = {"type":"string","enum":["chat.session.opened","chat.execution.updated","chat.execution.waiting","chat.execution.ended","chat.execution.failed","chat.execution.cancelled","chat.handoff.requested","chat.handoff.claimed","chat.handoff.ended","chat.handoff.rated","chat.message.created","form.submission.created","goal.completion.created"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:WebhookEventKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((((((data0 === "chat.session.opened") || (data0 === "chat.execution.updated")) || (data0 === "chat.execution.waiting")) || (data0 === "chat.execution.ended")) || (data0 === "chat.execution.failed")) || (data0 === "chat.execution.cancelled")) || (data0 === "chat.handoff.requested")) || (data0 === "chat.handoff.claimed")) || (data0 === "chat.handoff.ended")) || (data0 === "chat.handoff.rated")) || (data0 === "chat.message.created")) || (data0 === "form.submission.created")) || (data0 === "goal.completion.created"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:WebhookEventKind/enum",keyword:"enum",params:{allowedValues: schema61.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err3 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break outer0;
}
}
}
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.allowedOrigins === null){
delete data.allowedOrigins;
}
if(data.provenCustomersOnly === null){
delete data.provenCustomersOnly;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.allowedOrigins !== undefined){
let data1 = data.allowedOrigins;
if(Array.isArray(data1)){
if(data1.length > 200){
const err4 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"urn:parley:KeyOrigins/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 300){
const err5 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"urn:parley:KeyOrigins/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"urn:parley:KeyOrigins/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern9.test(data2)){
const err7 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"urn:parley:KeyOrigins/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+.-]*://(\\[[0-9A-Fa-f:.]+\\]|(\\d+\\.){3}\\d+|\\*\\.localhost|(\\*\\.[\\w\\x80-\\uffff-]+\\.)?([\\w\\x80-\\uffff-]+\\.)*(?!\\d+([:/]|$))[\\w\\x80-\\uffff-]+)(:\\d{1,5})?/?$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9+.-]*://(\\[[0-9A-Fa-f:.]+\\]|(\\d+\\.){3}\\d+|\\*\\.localhost|(\\*\\.[\\w\\x80-\\uffff-]+\\.)?([\\w\\x80-\\uffff-]+\\.)*(?!\\d+([:/]|$))[\\w\\x80-\\uffff-]+)(:\\d{1,5})?/?$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"urn:parley:KeyOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"urn:parley:KeyOrigins/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"urn:parley:KeyOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.intents !== undefined){
let data3 = data.intents;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/intents",schemaPath:"urn:parley:KeyIntents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 500){
const err12 = {instancePath:instancePath+"/intents",schemaPath:"urn:parley:KeyIntents/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(func2(data4) > 128){
const err13 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"urn:parley:KeyIntents/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"urn:parley:KeyIntents/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"urn:parley:KeyIntents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err16 = {instancePath:instancePath+"/intents",schemaPath:"urn:parley:KeyIntents/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.forms !== undefined){
let data5 = data.forms;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/forms",schemaPath:"urn:parley:KeyForms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 500){
const err18 = {instancePath:instancePath+"/forms",schemaPath:"urn:parley:KeyForms/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
let data6 = data5[i4];
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err19 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"urn:parley:KeyForms/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data6) < 1){
const err20 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"urn:parley:KeyForms/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"urn:parley:KeyForms/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i5 = data5.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data5[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err22 = {instancePath:instancePath+"/forms",schemaPath:"urn:parley:KeyForms/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
}
if(data.provenCustomersOnly !== undefined){
if(typeof data.provenCustomersOnly !== "boolean"){
const err23 = {instancePath:instancePath+"/provenCustomersOnly",schemaPath:"urn:parley:ProvenCustomersOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.webhook !== undefined){
let data8 = data.webhook;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err24 = {instancePath:instancePath+"/webhook",schemaPath:"urn:parley:KeyWebhook/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.url === undefined){
const err25 = {instancePath:instancePath+"/webhook",schemaPath:"urn:parley:KeyWebhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.url !== undefined){
let data9 = data8.url;
if(typeof data9 === "string"){
if(func2(data9) > 2000){
const err26 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data9) < 1){
const err27 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern10.test(data9)){
const err28 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats10(data9))){
const err29 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
if(data.webhookEvents !== undefined){
if(!(validate47(data.webhookEvents, {instancePath:instancePath+"/webhookEvents",parentData:data,parentDataProperty:"webhookEvents",rootData}))){
vErrors = withMore(vErrors, validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate46(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

export const updateKey = validate50;
const schema62 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateKeyRequest"}},"required":["requestBody"]};
const schema63 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"allowedOrigins":{"$ref":"urn:parley:KeyOrigins"},"intents":{"$ref":"urn:parley:KeyIntents"},"forms":{"$ref":"urn:parley:KeyForms"},"provenCustomersOnly":{"$ref":"urn:parley:ProvenCustomersOnly"},"webhook":{"$ref":"urn:parley:KeyWebhook"},"webhookEvents":{"$ref":"urn:parley:KeyWebhookEvents"}},"x-null-is-absent":["name","allowedOrigins","provenCustomersOnly"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.allowedOrigins === null){
delete data.allowedOrigins;
}
if(data.provenCustomersOnly === null){
delete data.provenCustomersOnly;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.allowedOrigins !== undefined){
let data1 = data.allowedOrigins;
if(Array.isArray(data1)){
if(data1.length > 200){
const err4 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"urn:parley:KeyOrigins/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 300){
const err5 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"urn:parley:KeyOrigins/items/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"urn:parley:KeyOrigins/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern9.test(data2)){
const err7 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"urn:parley:KeyOrigins/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9+.-]*://(\\[[0-9A-Fa-f:.]+\\]|(\\d+\\.){3}\\d+|\\*\\.localhost|(\\*\\.[\\w\\x80-\\uffff-]+\\.)?([\\w\\x80-\\uffff-]+\\.)*(?!\\d+([:/]|$))[\\w\\x80-\\uffff-]+)(:\\d{1,5})?/?$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9+.-]*://(\\[[0-9A-Fa-f:.]+\\]|(\\d+\\.){3}\\d+|\\*\\.localhost|(\\*\\.[\\w\\x80-\\uffff-]+\\.)?([\\w\\x80-\\uffff-]+\\.)*(?!\\d+([:/]|$))[\\w\\x80-\\uffff-]+)(:\\d{1,5})?/?$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/allowedOrigins/" + i0,schemaPath:"urn:parley:KeyOrigins/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"urn:parley:KeyOrigins/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/allowedOrigins",schemaPath:"urn:parley:KeyOrigins/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.intents !== undefined){
let data3 = data.intents;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/intents",schemaPath:"urn:parley:KeyIntents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 500){
const err12 = {instancePath:instancePath+"/intents",schemaPath:"urn:parley:KeyIntents/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(func2(data4) > 128){
const err13 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"urn:parley:KeyIntents/items/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"urn:parley:KeyIntents/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/intents/" + i2,schemaPath:"urn:parley:KeyIntents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err16 = {instancePath:instancePath+"/intents",schemaPath:"urn:parley:KeyIntents/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
}
if(data.forms !== undefined){
let data5 = data.forms;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/forms",schemaPath:"urn:parley:KeyForms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 500){
const err18 = {instancePath:instancePath+"/forms",schemaPath:"urn:parley:KeyForms/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
let data6 = data5[i4];
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err19 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"urn:parley:KeyForms/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data6) < 1){
const err20 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"urn:parley:KeyForms/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/forms/" + i4,schemaPath:"urn:parley:KeyForms/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i5 = data5.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data5[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err22 = {instancePath:instancePath+"/forms",schemaPath:"urn:parley:KeyForms/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices2[item2] = i5;
}
}
}
}
if(data.provenCustomersOnly !== undefined){
if(typeof data.provenCustomersOnly !== "boolean"){
const err23 = {instancePath:instancePath+"/provenCustomersOnly",schemaPath:"urn:parley:ProvenCustomersOnly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.webhook !== undefined){
let data8 = data.webhook;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err24 = {instancePath:instancePath+"/webhook",schemaPath:"urn:parley:KeyWebhook/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.url === undefined){
const err25 = {instancePath:instancePath+"/webhook",schemaPath:"urn:parley:KeyWebhook/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.url !== undefined){
let data9 = data8.url;
if(typeof data9 === "string"){
if(func2(data9) > 2000){
const err26 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data9) < 1){
const err27 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern10.test(data9)){
const err28 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(formats10(data9))){
const err29 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/webhook/url",schemaPath:"urn:parley:KeyWebhook/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
if(data.webhookEvents !== undefined){
if(!(validate47(data.webhookEvents, {instancePath:instancePath+"/webhookEvents",parentData:data,parentDataProperty:"webhookEvents",rootData}))){
vErrors = withMore(vErrors, validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate51(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate51.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

export const changeKeyStatus = validate54;
const schema69 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ChangeKeyStatusRequest"}},"required":["requestBody"]};
const schema70 = {"type":"object","required":["status"],"properties":{"status":{"$ref":"urn:parley:PublishableKeyStatus"}}};
const schema71 = {"type":"string","enum":["active","paused","disabled","revoked"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"urn:parley:PublishableKeyStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((data0 === "active") || (data0 === "paused")) || (data0 === "disabled")) || (data0 === "revoked"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"urn:parley:PublishableKeyStatus/enum",keyword:"enum",params:{allowedValues: schema71.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate55(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate55.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

export const sendWebhookTestEvent = validate57;
const schema72 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SendWebhookTestRequest"}},"required":["requestBody"]};
const schema73 = {"type":"object","properties":{"event":{"type":"string","enum":["chat.session.opened","chat.execution.updated","chat.execution.waiting","chat.execution.ended","chat.execution.failed","chat.execution.cancelled","chat.handoff.requested","chat.handoff.claimed","chat.handoff.ended","chat.handoff.rated","chat.message.created","form.submission.created","goal.completion.created"],"default":"chat.session.opened"}},"x-null-is-absent":["event"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.event === null){
delete data0.event;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.event === undefined){
data0.event = "chat.session.opened";
}
let data1 = data0.event;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/requestBody/event",schemaPath:"urn:parley:SendWebhookTestRequest/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((((((((((((data1 === "chat.session.opened") || (data1 === "chat.execution.updated")) || (data1 === "chat.execution.waiting")) || (data1 === "chat.execution.ended")) || (data1 === "chat.execution.failed")) || (data1 === "chat.execution.cancelled")) || (data1 === "chat.handoff.requested")) || (data1 === "chat.handoff.claimed")) || (data1 === "chat.handoff.ended")) || (data1 === "chat.handoff.rated")) || (data1 === "chat.message.created")) || (data1 === "form.submission.created")) || (data1 === "goal.completion.created"))){
const err2 = {instancePath:instancePath+"/requestBody/event",schemaPath:"urn:parley:SendWebhookTestRequest/properties/event/enum",keyword:"enum",params:{allowedValues: schema73.properties.event.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SendWebhookTestRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

export const createFlow = validate58;
const schema74 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateFlowRequest"}},"required":["requestBody"]};
const schema75 = {"type":"object","required":["definition"],"properties":{"definition":{"$ref":"urn:parley:NewFlowDefinition"}}};
const schema76 = {"type":"object","required":["code"],"additionalProperties":true,"properties":{"code":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"}}};
const pattern13 = new RegExp("^[a-z0-9][a-z0-9_-]{0,63}$", "u");

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code === undefined){
const err1 = {instancePath:instancePath+"/definition",schemaPath:"urn:parley:NewFlowDefinition/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.code !== undefined){
let data1 = data0.code;
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err2 = {instancePath:instancePath+"/definition/code",schemaPath:"urn:parley:NewFlowDefinition/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/definition/code",schemaPath:"urn:parley:NewFlowDefinition/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/definition",schemaPath:"urn:parley:NewFlowDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate59(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate59.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

export const saveFlowDraft = validate61;
const schema77 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SaveFlowDraftRequest"}},"required":["requestBody"]};
const schema78 = {"type":"object","required":["definition"],"properties":{"definition":{"$ref":"urn:parley:FlowDefinition"}}};
const schema79 = {"type":"object","additionalProperties":true};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/definition",schemaPath:"urn:parley:FlowDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate62(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

export const announceFlowViewer = validate64;
const schema80 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:AnnounceFlowViewerRequest"}},"required":["requestBody"]};
const schema81 = {"type":"object","properties":{"nodeId":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},"left":{"type":"boolean","default":false}},"x-null-is-absent":["nodeId","left"]};
const pattern14 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$", "u");

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.nodeId === null){
delete data0.nodeId;
}
if(data0.left === null){
delete data0.left;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.left === undefined){
data0.left = false;
}
if(data0.nodeId !== undefined){
let data1 = data0.nodeId;
if(typeof data1 === "string"){
if(!pattern14.test(data1)){
const err1 = {instancePath:instancePath+"/requestBody/nodeId",schemaPath:"urn:parley:AnnounceFlowViewerRequest/properties/nodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/requestBody/nodeId",schemaPath:"urn:parley:AnnounceFlowViewerRequest/properties/nodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0.left !== "boolean"){
const err3 = {instancePath:instancePath+"/requestBody/left",schemaPath:"urn:parley:AnnounceFlowViewerRequest/properties/left/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AnnounceFlowViewerRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

export const saveFlowLayout = validate65;
const schema82 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SaveFlowLayoutRequest"}},"required":["requestBody"]};
const schema83 = {"type":"object","required":["positions","notes"],"properties":{"positions":{"$ref":"urn:parley:FlowPositions"},"notes":{"$ref":"urn:parley:FlowNotes"},"groups":{"$ref":"urn:parley:FlowGroups"},"arrangement":{"$ref":"urn:parley:FlowArrangement"}},"x-null-is-absent":["groups","arrangement"]};
const schema90 = {"type":"string","enum":["right","down","wrapped"]};
const schema84 = {"type":"object","maxProperties":2000,"additionalProperties":{"$ref":"urn:parley:FlowPosition"}};
const schema85 = {"type":"object","required":["x","y"],"properties":{"x":{"type":"number","minimum":-1000000,"maximum":1000000},"y":{"type":"number","minimum":-1000000,"maximum":1000000}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 2000){
const err0 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 2000},message:"must NOT have more than 2000 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
let data0 = data[key0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.x === undefined){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:FlowPosition/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.y === undefined){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:FlowPosition/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.x !== undefined){
let data1 = data0.x;
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/x",schemaPath:"urn:parley:FlowPosition/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < -1000000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/x",schemaPath:"urn:parley:FlowPosition/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/x",schemaPath:"urn:parley:FlowPosition/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.y !== undefined){
let data2 = data0.y;
if(typeof data2 == "number"){
if(data2 > 1000000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/y",schemaPath:"urn:parley:FlowPosition/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < -1000000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/y",schemaPath:"urn:parley:FlowPosition/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/y",schemaPath:"urn:parley:FlowPosition/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:FlowPosition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

const schema86 = {"type":"array","maxItems":200,"items":{"$ref":"urn:parley:FlowNote"}};
const schema87 = {"type":"object","required":["id","text","x","y"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"text":{"type":"string","maxLength":2000},"x":{"type":"number","minimum":-1000000,"maximum":1000000},"y":{"type":"number","minimum":-1000000,"maximum":1000000},"width":{"type":"number","minimum":40,"maximum":4000},"height":{"type":"number","minimum":40,"maximum":4000},"color":{"type":"string","enum":["yellow","blue","green","pink","gray"]}},"x-null-is-absent":["width","height","color"]};
const pattern15 = new RegExp("^[A-Za-z0-9_-]{1,64}$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.width === null){
delete data0.width;
}
if(data0.height === null){
delete data0.height;
}
if(data0.color === null){
delete data0.color;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowNote/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.text === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowNote/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.x === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowNote/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.y === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowNote/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
const err5 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"urn:parley:FlowNote/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"urn:parley:FlowNote/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.text !== undefined){
let data2 = data0.text;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err7 = {instancePath:instancePath+"/" + i0+"/text",schemaPath:"urn:parley:FlowNote/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0+"/text",schemaPath:"urn:parley:FlowNote/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.x !== undefined){
let data3 = data0.x;
if(typeof data3 == "number"){
if(data3 > 1000000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/" + i0+"/x",schemaPath:"urn:parley:FlowNote/properties/x/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < -1000000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/" + i0+"/x",schemaPath:"urn:parley:FlowNote/properties/x/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0+"/x",schemaPath:"urn:parley:FlowNote/properties/x/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.y !== undefined){
let data4 = data0.y;
if(typeof data4 == "number"){
if(data4 > 1000000 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/" + i0+"/y",schemaPath:"urn:parley:FlowNote/properties/y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < -1000000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/" + i0+"/y",schemaPath:"urn:parley:FlowNote/properties/y/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/" + i0+"/y",schemaPath:"urn:parley:FlowNote/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.width !== undefined){
let data5 = data0.width;
if(typeof data5 == "number"){
if(data5 > 4000 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/" + i0+"/width",schemaPath:"urn:parley:FlowNote/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 40 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/" + i0+"/width",schemaPath:"urn:parley:FlowNote/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/" + i0+"/width",schemaPath:"urn:parley:FlowNote/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.height !== undefined){
let data6 = data0.height;
if(typeof data6 == "number"){
if(data6 > 4000 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/" + i0+"/height",schemaPath:"urn:parley:FlowNote/properties/height/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4000},message:"must be <= 4000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 40 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/" + i0+"/height",schemaPath:"urn:parley:FlowNote/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/" + i0+"/height",schemaPath:"urn:parley:FlowNote/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.color !== undefined){
let data7 = data0.color;
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/" + i0+"/color",schemaPath:"urn:parley:FlowNote/properties/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!(((((data7 === "yellow") || (data7 === "blue")) || (data7 === "green")) || (data7 === "pink")) || (data7 === "gray"))){
const err22 = {instancePath:instancePath+"/" + i0+"/color",schemaPath:"urn:parley:FlowNote/properties/color/enum",keyword:"enum",params:{allowedValues: schema87.properties.color.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowNote/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema88 = {"type":"array","maxItems":200,"items":{"$ref":"urn:parley:FlowGroup"}};
const schema89 = {"type":"object","required":["id","name","nodes"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,64}$"},"name":{"type":"string","maxLength":200},"color":{"type":"string","enum":["yellow","blue","green","pink","gray"]},"nodes":{"type":"array","maxItems":2000,"uniqueItems":true,"items":{"type":"string","maxLength":64}}},"x-null-is-absent":["color"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 200){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.color === null){
delete data0.color;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowGroup/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowGroup/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.nodes === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowGroup/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
const err4 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"urn:parley:FlowGroup/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,64}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"urn:parley:FlowGroup/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err6 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"urn:parley:FlowGroup/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"urn:parley:FlowGroup/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.color !== undefined){
let data3 = data0.color;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/color",schemaPath:"urn:parley:FlowGroup/properties/color/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data3 === "yellow") || (data3 === "blue")) || (data3 === "green")) || (data3 === "pink")) || (data3 === "gray"))){
const err9 = {instancePath:instancePath+"/" + i0+"/color",schemaPath:"urn:parley:FlowGroup/properties/color/enum",keyword:"enum",params:{allowedValues: schema89.properties.color.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.nodes !== undefined){
let data4 = data0.nodes;
if(Array.isArray(data4)){
if(data4.length > 2000){
const err10 = {instancePath:instancePath+"/" + i0+"/nodes",schemaPath:"urn:parley:FlowGroup/properties/nodes/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func2(data5) > 64){
const err11 = {instancePath:instancePath+"/" + i0+"/nodes/" + i1,schemaPath:"urn:parley:FlowGroup/properties/nodes/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0+"/nodes/" + i1,schemaPath:"urn:parley:FlowGroup/properties/nodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i2 = data4.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data4[i2];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err13 = {instancePath:instancePath+"/" + i0+"/nodes",schemaPath:"urn:parley:FlowGroup/properties/nodes/uniqueItems",keyword:"uniqueItems",params:{i: i2, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices0[item0] = i2;
}
}
}
else {
const err14 = {instancePath:instancePath+"/" + i0+"/nodes",schemaPath:"urn:parley:FlowGroup/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowGroup/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.groups === null){
delete data.groups;
}
if(data.arrangement === null){
delete data.arrangement;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.positions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "positions"},message:"must have required property '"+"positions"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.notes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.positions !== undefined){
if(!(validate67(data.positions, {instancePath:instancePath+"/positions",parentData:data,parentDataProperty:"positions",rootData}))){
vErrors = withMore(vErrors, validate67.errors);
errors = vErrors.length;
}
}
if(data.notes !== undefined){
if(!(validate69(data.notes, {instancePath:instancePath+"/notes",parentData:data,parentDataProperty:"notes",rootData}))){
vErrors = withMore(vErrors, validate69.errors);
errors = vErrors.length;
}
}
if(data.groups !== undefined){
if(!(validate71(data.groups, {instancePath:instancePath+"/groups",parentData:data,parentDataProperty:"groups",rootData}))){
vErrors = withMore(vErrors, validate71.errors);
errors = vErrors.length;
}
}
if(data.arrangement !== undefined){
let data3 = data.arrangement;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/arrangement",schemaPath:"urn:parley:FlowArrangement/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((data3 === "right") || (data3 === "down")) || (data3 === "wrapped"))){
const err3 = {instancePath:instancePath+"/arrangement",schemaPath:"urn:parley:FlowArrangement/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate66(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

export const validateFlow = validate74;
const schema91 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ValidateFlowRequest"}},"required":["requestBody"]};
const schema92 = {"type":"object","properties":{"definition":{"$ref":"urn:parley:FlowDefinition"}},"x-null-is-absent":["definition"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.definition === null){
delete data.definition;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/definition",schemaPath:"urn:parley:FlowDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate75(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate75.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

export const publishFlow = validate77;
const schema94 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:PublishFlowRequest"}},"required":["requestBody"]};
const schema95 = {"type":"object","properties":{"note":{"type":"string","nullable":true,"maxLength":1000},"acceptOperationChanges":{"type":"boolean","default":false}},"x-null-is-absent":["acceptOperationChanges"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.acceptOperationChanges === null){
delete data0.acceptOperationChanges;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.acceptOperationChanges === undefined){
data0.acceptOperationChanges = false;
}
if(data0.note !== undefined){
let data1 = data0.note;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:PublishFlowRequest/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 1000){
const err2 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:PublishFlowRequest/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(typeof data0.acceptOperationChanges !== "boolean"){
const err3 = {instancePath:instancePath+"/requestBody/acceptOperationChanges",schemaPath:"urn:parley:PublishFlowRequest/properties/acceptOperationChanges/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PublishFlowRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

export const rollbackFlow = validate78;
const schema96 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:RollbackFlowRequest"}},"required":["requestBody"]};
const schema97 = {"type":"object","required":["version"],"properties":{"version":{"type":"integer","minimum":1,"maximum":2147483647},"note":{"type":"string","nullable":true,"maxLength":1000}}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.version === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:RollbackFlowRequest/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.version !== undefined){
let data1 = data0.version;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:RollbackFlowRequest/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:RollbackFlowRequest/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:RollbackFlowRequest/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data0.note !== undefined){
let data2 = data0.note;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:RollbackFlowRequest/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 1000){
const err6 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:RollbackFlowRequest/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:RollbackFlowRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

export const simulateFlow = validate79;
const schema98 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SimulateFlowRequest"}},"required":["requestBody"]};
const schema99 = {"type":"object","required":["trigger"],"properties":{"source":{"type":"string","enum":["draft","version"],"default":"draft"},"version":{"type":"integer","minimum":1,"maximum":2147483647},"definition":{"type":"object","additionalProperties":true},"errors":{"type":"string","enum":["refuse","stop"],"default":"refuse"},"trigger":{"$ref":"urn:parley:SimulationTrigger"},"from":{"type":"string","minLength":1,"maxLength":64},"locale":{"allOf":[{"$ref":"urn:parley:Locale"}]},"customer":{"$ref":"urn:parley:SimulationCustomer"},"variables":{"$ref":"urn:parley:Variables"},"context":{"$ref":"urn:parley:Context"},"inputs":{"$ref":"urn:parley:SimulationInputs"},"stubs":{"$ref":"urn:parley:SimulationAnswers"},"splits":{"$ref":"urn:parley:SimulationSplits"},"waits":{"type":"string","enum":["pass","hold"],"default":"pass"},"now":{"type":"string","format":"date-time"},"seed":{"type":"string","maxLength":100,"default":"simulation"}},"x-null-is-absent":["source","version","definition","errors","from","locale","customer","variables","context","inputs","stubs","splits","waits","now","seed"]};
const schema100 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["chat_intent","event"]},"intent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},"text":{"type":"string","maxLength":4000},"entities":{"type":"object","additionalProperties":true},"event":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},"data":{"type":"object","additionalProperties":true}},"x-null-is-absent":["intent","text","entities","event","data"]};
const schema102 = {"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":200},"name":{"type":"string","maxLength":200},"email":{"type":"string","format":"email","maxLength":320},"proven":{"type":"boolean"},"properties":{"type":"object","additionalProperties":true,"maxProperties":20}},"x-null-is-absent":["id","name","email","proven","properties"]};
const schema103 = {"type":"object","additionalProperties":true};
const schema104 = {"type":"object","additionalProperties":true};
const schema117 = {"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":1000}};
const pattern17 = new RegExp("^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$", "u");
const schema105 = {"type":"array","maxItems":100,"items":{"$ref":"urn:parley:SimulationInput"}};
const schema106 = {"type":"object","properties":{"advance":{"type":"string","maxLength":64},"values":{"$ref":"urn:parley:InputValues"},"variables":{"$ref":"urn:parley:Variables"},"context":{"$ref":"urn:parley:Context"},"event":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},"data":{"type":"object","additionalProperties":true},"timeout":{"type":"boolean","default":false},"person":{"$ref":"urn:parley:SimulationPersonAct"},"aside":{"$ref":"urn:parley:SimulationAside"},"text":{"type":"string","minLength":1,"maxLength":4000}},"x-null-is-absent":["advance","values","variables","context","event","data","timeout","person","aside","text"]};
const schema107 = {"type":"object","additionalProperties":true};
const schema110 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["claim","release","reply","hand_back","close"]},"name":{"type":"string","minLength":1,"maxLength":200},"text":{"type":"string","minLength":1,"maxLength":10000},"outcome":{"type":"string","maxLength":200}},"x-null-is-absent":["name","text","outcome"]};
const schema111 = {"type":"object","required":["intent","text"],"properties":{"intent":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},"text":{"type":"string","minLength":1,"maxLength":4000},"entities":{"type":"object","additionalProperties":true}},"x-null-is-absent":["entities"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.advance === null){
delete data.advance;
}
if(data.values === null){
delete data.values;
}
if(data.variables === null){
delete data.variables;
}
if(data.context === null){
delete data.context;
}
if(data.event === null){
delete data.event;
}
if(data.data === null){
delete data.data;
}
if(data.timeout === null){
delete data.timeout;
}
if(data.person === null){
delete data.person;
}
if(data.aside === null){
delete data.aside;
}
if(data.text === null){
delete data.text;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.timeout === undefined){
data.timeout = false;
}
if(data.advance !== undefined){
let data0 = data.advance;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err0 = {instancePath:instancePath+"/advance",schemaPath:"#/properties/advance/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/advance",schemaPath:"#/properties/advance/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err2 = {instancePath:instancePath+"/values",schemaPath:"urn:parley:InputValues/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.variables !== undefined){
let data2 = data.variables;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err3 = {instancePath:instancePath+"/variables",schemaPath:"urn:parley:Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.context !== undefined){
let data3 = data.context;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err4 = {instancePath:instancePath+"/context",schemaPath:"urn:parley:Context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.event !== undefined){
let data4 = data.event;
if(typeof data4 === "string"){
if(!pattern17.test(data4)){
const err5 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.data !== undefined){
let data5 = data.data;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data.timeout !== "boolean"){
const err8 = {instancePath:instancePath+"/timeout",schemaPath:"#/properties/timeout/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.person !== undefined){
let data7 = data.person;
if(data7 !== null && typeof data7 === "object" && !Array.isArray(data7)){
if(data7.name === null){
delete data7.name;
}
if(data7.text === null){
delete data7.text;
}
if(data7.outcome === null){
delete data7.outcome;
}
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type === undefined){
const err9 = {instancePath:instancePath+"/person",schemaPath:"urn:parley:SimulationPersonAct/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 !== "string"){
const err10 = {instancePath:instancePath+"/person/type",schemaPath:"urn:parley:SimulationPersonAct/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(((((data8 === "claim") || (data8 === "release")) || (data8 === "reply")) || (data8 === "hand_back")) || (data8 === "close"))){
const err11 = {instancePath:instancePath+"/person/type",schemaPath:"urn:parley:SimulationPersonAct/properties/type/enum",keyword:"enum",params:{allowedValues: schema110.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data7.name !== undefined){
let data9 = data7.name;
if(typeof data9 === "string"){
if(func2(data9) > 200){
const err12 = {instancePath:instancePath+"/person/name",schemaPath:"urn:parley:SimulationPersonAct/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data9) < 1){
const err13 = {instancePath:instancePath+"/person/name",schemaPath:"urn:parley:SimulationPersonAct/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/person/name",schemaPath:"urn:parley:SimulationPersonAct/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.text !== undefined){
let data10 = data7.text;
if(typeof data10 === "string"){
if(func2(data10) > 10000){
const err15 = {instancePath:instancePath+"/person/text",schemaPath:"urn:parley:SimulationPersonAct/properties/text/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data10) < 1){
const err16 = {instancePath:instancePath+"/person/text",schemaPath:"urn:parley:SimulationPersonAct/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/person/text",schemaPath:"urn:parley:SimulationPersonAct/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.outcome !== undefined){
let data11 = data7.outcome;
if(typeof data11 === "string"){
if(func2(data11) > 200){
const err18 = {instancePath:instancePath+"/person/outcome",schemaPath:"urn:parley:SimulationPersonAct/properties/outcome/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/person/outcome",schemaPath:"urn:parley:SimulationPersonAct/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/person",schemaPath:"urn:parley:SimulationPersonAct/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.aside !== undefined){
let data12 = data.aside;
if(data12 !== null && typeof data12 === "object" && !Array.isArray(data12)){
if(data12.entities === null){
delete data12.entities;
}
}
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.intent === undefined){
const err21 = {instancePath:instancePath+"/aside",schemaPath:"urn:parley:SimulationAside/required",keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data12.text === undefined){
const err22 = {instancePath:instancePath+"/aside",schemaPath:"urn:parley:SimulationAside/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data12.intent !== undefined){
let data13 = data12.intent;
if(typeof data13 === "string"){
if(!pattern17.test(data13)){
const err23 = {instancePath:instancePath+"/aside/intent",schemaPath:"urn:parley:SimulationAside/properties/intent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/aside/intent",schemaPath:"urn:parley:SimulationAside/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data12.text !== undefined){
let data14 = data12.text;
if(typeof data14 === "string"){
if(func2(data14) > 4000){
const err25 = {instancePath:instancePath+"/aside/text",schemaPath:"urn:parley:SimulationAside/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data14) < 1){
const err26 = {instancePath:instancePath+"/aside/text",schemaPath:"urn:parley:SimulationAside/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/aside/text",schemaPath:"urn:parley:SimulationAside/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.entities !== undefined){
let data15 = data12.entities;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
}
else {
const err28 = {instancePath:instancePath+"/aside/entities",schemaPath:"urn:parley:SimulationAside/properties/entities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/aside",schemaPath:"urn:parley:SimulationAside/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.text !== undefined){
let data16 = data.text;
if(typeof data16 === "string"){
if(func2(data16) > 4000){
const err30 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func2(data16) < 1){
const err31 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}


function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate82(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withMore(vErrors, validate82.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

const schema112 = {"type":"object","additionalProperties":{"$ref":"urn:parley:SimulationStubs"}};
const schema113 = {"type":"array","minItems":1,"maxItems":100,"items":{"$ref":"urn:parley:SimulationStub"}};
const schema114 = {"type":"object","properties":{"status":{"type":"integer","minimum":100,"maximum":599,"default":200},"headers":{"type":"object","additionalProperties":{"type":"string"}},"body":{},"text":{"type":"string","maxLength":100000},"toolCalls":{"type":"array","minItems":1,"maxItems":32,"items":{"$ref":"urn:parley:SimulatedToolCall"}},"tokens":{"type":"integer","minimum":0,"maximum":10000000},"passages":{"type":"array","maxItems":10,"items":{"$ref":"urn:parley:SimulatedPassage"}},"error":{"type":"string","enum":["refused_address","dns","connect","tls","timeout","too_large"]},"fails":{"type":"string","minLength":1,"maxLength":2000},"budget":{"type":"string","enum":["spent","spent_handoff"]}},"x-null-is-absent":["status","headers","text","toolCalls","tokens","passages","error","fails","budget"]};
const schema115 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"arguments":{"type":"object","additionalProperties":true}},"x-null-is-absent":["arguments"]};
const schema116 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":10000},"url":{"type":"string","maxLength":2000},"title":{"type":"string","maxLength":300},"headings":{"type":"array","maxItems":6,"items":{"type":"string"}}},"x-null-is-absent":["url","title","headings"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.status === null){
delete data.status;
}
if(data.headers === null){
delete data.headers;
}
if(data.text === null){
delete data.text;
}
if(data.toolCalls === null){
delete data.toolCalls;
}
if(data.tokens === null){
delete data.tokens;
}
if(data.passages === null){
delete data.passages;
}
if(data.error === null){
delete data.error;
}
if(data.fails === null){
delete data.fails;
}
if(data.budget === null){
delete data.budget;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
data.status = 200;
}
let data0 = data.status;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err0 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 599 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison: "<=", limit: 599},message:"must be <= 599"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 100 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison: ">=", limit: 100},message:"must be >= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.headers !== undefined){
let data1 = data.headers;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(typeof data1[key0] !== "string"){
const err3 = {instancePath:instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/headers",schemaPath:"#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func2(data3) > 100000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.toolCalls !== undefined){
let data4 = data.toolCalls;
if(Array.isArray(data4)){
if(data4.length > 32){
const err7 = {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 !== null && typeof data5 === "object" && !Array.isArray(data5)){
if(data5.arguments === null){
delete data5.arguments;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.name === undefined){
const err9 = {instancePath:instancePath+"/toolCalls/" + i0,schemaPath:"urn:parley:SimulatedToolCall/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.name !== undefined){
let data6 = data5.name;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err10 = {instancePath:instancePath+"/toolCalls/" + i0+"/name",schemaPath:"urn:parley:SimulatedToolCall/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data6) < 1){
const err11 = {instancePath:instancePath+"/toolCalls/" + i0+"/name",schemaPath:"urn:parley:SimulatedToolCall/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/toolCalls/" + i0+"/name",schemaPath:"urn:parley:SimulatedToolCall/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.arguments !== undefined){
let data7 = data5.arguments;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err13 = {instancePath:instancePath+"/toolCalls/" + i0+"/arguments",schemaPath:"urn:parley:SimulatedToolCall/properties/arguments/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/toolCalls/" + i0,schemaPath:"urn:parley:SimulatedToolCall/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/toolCalls",schemaPath:"#/properties/toolCalls/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.tokens !== undefined){
let data8 = data.tokens;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err16 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 10000000 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000},message:"must be <= 10000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.passages !== undefined){
let data9 = data.passages;
if(Array.isArray(data9)){
if(data9.length > 10){
const err19 = {instancePath:instancePath+"/passages",schemaPath:"#/properties/passages/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 !== null && typeof data10 === "object" && !Array.isArray(data10)){
if(data10.url === null){
delete data10.url;
}
if(data10.title === null){
delete data10.title;
}
if(data10.headings === null){
delete data10.headings;
}
}
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.text === undefined){
const err20 = {instancePath:instancePath+"/passages/" + i1,schemaPath:"urn:parley:SimulatedPassage/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.text !== undefined){
let data11 = data10.text;
if(typeof data11 === "string"){
if(func2(data11) > 10000){
const err21 = {instancePath:instancePath+"/passages/" + i1+"/text",schemaPath:"urn:parley:SimulatedPassage/properties/text/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data11) < 1){
const err22 = {instancePath:instancePath+"/passages/" + i1+"/text",schemaPath:"urn:parley:SimulatedPassage/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/passages/" + i1+"/text",schemaPath:"urn:parley:SimulatedPassage/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.url !== undefined){
let data12 = data10.url;
if(typeof data12 === "string"){
if(func2(data12) > 2000){
const err24 = {instancePath:instancePath+"/passages/" + i1+"/url",schemaPath:"urn:parley:SimulatedPassage/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/passages/" + i1+"/url",schemaPath:"urn:parley:SimulatedPassage/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.title !== undefined){
let data13 = data10.title;
if(typeof data13 === "string"){
if(func2(data13) > 300){
const err26 = {instancePath:instancePath+"/passages/" + i1+"/title",schemaPath:"urn:parley:SimulatedPassage/properties/title/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/passages/" + i1+"/title",schemaPath:"urn:parley:SimulatedPassage/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.headings !== undefined){
let data14 = data10.headings;
if(Array.isArray(data14)){
if(data14.length > 6){
const err28 = {instancePath:instancePath+"/passages/" + i1+"/headings",schemaPath:"urn:parley:SimulatedPassage/properties/headings/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
const err29 = {instancePath:instancePath+"/passages/" + i1+"/headings/" + i2,schemaPath:"urn:parley:SimulatedPassage/properties/headings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/passages/" + i1+"/headings",schemaPath:"urn:parley:SimulatedPassage/properties/headings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/passages/" + i1,schemaPath:"urn:parley:SimulatedPassage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/passages",schemaPath:"#/properties/passages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.error !== undefined){
let data16 = data.error;
if(typeof data16 !== "string"){
const err33 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!((((((data16 === "refused_address") || (data16 === "dns")) || (data16 === "connect")) || (data16 === "tls")) || (data16 === "timeout")) || (data16 === "too_large"))){
const err34 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/enum",keyword:"enum",params:{allowedValues: schema114.properties.error.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.fails !== undefined){
let data17 = data.fails;
if(typeof data17 === "string"){
if(func2(data17) > 2000){
const err35 = {instancePath:instancePath+"/fails",schemaPath:"#/properties/fails/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func2(data17) < 1){
const err36 = {instancePath:instancePath+"/fails",schemaPath:"#/properties/fails/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/fails",schemaPath:"#/properties/fails/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.budget !== undefined){
let data18 = data.budget;
if(typeof data18 !== "string"){
const err38 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((data18 === "spent") || (data18 === "spent_handoff"))){
const err39 = {instancePath:instancePath+"/budget",schemaPath:"#/properties/budget/enum",keyword:"enum",params:{allowedValues: schema114.properties.budget.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate87(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = withMore(vErrors, validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(validate86(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = withMore(vErrors, validate86.errors);
errors = vErrors.length;
}
}
}
else {
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.source === null){
delete data.source;
}
if(data.version === null){
delete data.version;
}
if(data.definition === null){
delete data.definition;
}
if(data.errors === null){
delete data.errors;
}
if(data.from === null){
delete data.from;
}
if(data.locale === null){
delete data.locale;
}
if(data.customer === null){
delete data.customer;
}
if(data.variables === null){
delete data.variables;
}
if(data.context === null){
delete data.context;
}
if(data.inputs === null){
delete data.inputs;
}
if(data.stubs === null){
delete data.stubs;
}
if(data.splits === null){
delete data.splits;
}
if(data.waits === null){
delete data.waits;
}
if(data.now === null){
delete data.now;
}
if(data.seed === null){
delete data.seed;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
data.source = "draft";
}
if(data.errors === undefined){
data.errors = "refuse";
}
if(data.waits === undefined){
data.waits = "pass";
}
if(data.seed === undefined){
data.seed = "simulation";
}
if(data.trigger === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data0 = data.source;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "draft") || (data0 === "version"))){
const err2 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema99.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version !== undefined){
let data1 = data.version;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.definition !== undefined){
let data2 = data.definition;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err6 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data3 = data.errors;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "refuse") || (data3 === "stop"))){
const err8 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/enum",keyword:"enum",params:{allowedValues: schema99.properties.errors.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.trigger !== undefined){
let data4 = data.trigger;
if(data4 !== null && typeof data4 === "object" && !Array.isArray(data4)){
if(data4.intent === null){
delete data4.intent;
}
if(data4.text === null){
delete data4.text;
}
if(data4.entities === null){
delete data4.entities;
}
if(data4.event === null){
delete data4.event;
}
if(data4.data === null){
delete data4.data;
}
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type === undefined){
const err9 = {instancePath:instancePath+"/trigger",schemaPath:"urn:parley:SimulationTrigger/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 !== "string"){
const err10 = {instancePath:instancePath+"/trigger/type",schemaPath:"urn:parley:SimulationTrigger/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((data5 === "chat_intent") || (data5 === "event"))){
const err11 = {instancePath:instancePath+"/trigger/type",schemaPath:"urn:parley:SimulationTrigger/properties/type/enum",keyword:"enum",params:{allowedValues: schema100.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.intent !== undefined){
let data6 = data4.intent;
if(typeof data6 === "string"){
if(!pattern17.test(data6)){
const err12 = {instancePath:instancePath+"/trigger/intent",schemaPath:"urn:parley:SimulationTrigger/properties/intent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/trigger/intent",schemaPath:"urn:parley:SimulationTrigger/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.text !== undefined){
let data7 = data4.text;
if(typeof data7 === "string"){
if(func2(data7) > 4000){
const err14 = {instancePath:instancePath+"/trigger/text",schemaPath:"urn:parley:SimulationTrigger/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/trigger/text",schemaPath:"urn:parley:SimulationTrigger/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.entities !== undefined){
let data8 = data4.entities;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err16 = {instancePath:instancePath+"/trigger/entities",schemaPath:"urn:parley:SimulationTrigger/properties/entities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.event !== undefined){
let data9 = data4.event;
if(typeof data9 === "string"){
if(!pattern17.test(data9)){
const err17 = {instancePath:instancePath+"/trigger/event",schemaPath:"urn:parley:SimulationTrigger/properties/event/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/trigger/event",schemaPath:"urn:parley:SimulationTrigger/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.data !== undefined){
let data10 = data4.data;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
const err19 = {instancePath:instancePath+"/trigger/data",schemaPath:"urn:parley:SimulationTrigger/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/trigger",schemaPath:"urn:parley:SimulationTrigger/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.from !== undefined){
let data11 = data.from;
if(typeof data11 === "string"){
if(func2(data11) > 64){
const err21 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data11) < 1){
const err22 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.locale !== undefined){
let data12 = data.locale;
if(typeof data12 === "string"){
if(func2(data12) > 100){
const err24 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern0.test(data12)){
const err25 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.customer !== undefined){
let data13 = data.customer;
if(data13 !== null && typeof data13 === "object" && !Array.isArray(data13)){
if(data13.id === null){
delete data13.id;
}
if(data13.name === null){
delete data13.name;
}
if(data13.email === null){
delete data13.email;
}
if(data13.proven === null){
delete data13.proven;
}
if(data13.properties === null){
delete data13.properties;
}
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(func2(data14) > 200){
const err27 = {instancePath:instancePath+"/customer/id",schemaPath:"urn:parley:SimulationCustomer/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func2(data14) < 1){
const err28 = {instancePath:instancePath+"/customer/id",schemaPath:"urn:parley:SimulationCustomer/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/customer/id",schemaPath:"urn:parley:SimulationCustomer/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data13.name !== undefined){
let data15 = data13.name;
if(typeof data15 === "string"){
if(func2(data15) > 200){
const err30 = {instancePath:instancePath+"/customer/name",schemaPath:"urn:parley:SimulationCustomer/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/customer/name",schemaPath:"urn:parley:SimulationCustomer/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data13.email !== undefined){
let data16 = data13.email;
if(typeof data16 === "string"){
if(func2(data16) > 320){
const err32 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:SimulationCustomer/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(formats2.test(data16))){
const err33 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:SimulationCustomer/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:SimulationCustomer/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data13.proven !== undefined){
if(typeof data13.proven !== "boolean"){
const err35 = {instancePath:instancePath+"/customer/proven",schemaPath:"urn:parley:SimulationCustomer/properties/proven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.properties !== undefined){
let data18 = data13.properties;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(Object.keys(data18).length > 20){
const err36 = {instancePath:instancePath+"/customer/properties",schemaPath:"urn:parley:SimulationCustomer/properties/properties/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/customer/properties",schemaPath:"urn:parley:SimulationCustomer/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/customer",schemaPath:"urn:parley:SimulationCustomer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.variables !== undefined){
let data19 = data.variables;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
}
else {
const err39 = {instancePath:instancePath+"/variables",schemaPath:"urn:parley:Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.context !== undefined){
let data20 = data.context;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
const err40 = {instancePath:instancePath+"/context",schemaPath:"urn:parley:Context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.inputs !== undefined){
if(!(validate81(data.inputs, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData}))){
vErrors = withMore(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.stubs !== undefined){
if(!(validate85(data.stubs, {instancePath:instancePath+"/stubs",parentData:data,parentDataProperty:"stubs",rootData}))){
vErrors = withMore(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.splits !== undefined){
let data23 = data.splits;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key0 in data23){
let data24 = data23[key0];
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
const err41 = {instancePath:instancePath+"/splits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:SimulationSplits/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data24 == "number"){
if(data24 > 1000 || isNaN(data24)){
const err42 = {instancePath:instancePath+"/splits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:SimulationSplits/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err43 = {instancePath:instancePath+"/splits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:SimulationSplits/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/splits",schemaPath:"urn:parley:SimulationSplits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
let data25 = data.waits;
if(typeof data25 !== "string"){
const err45 = {instancePath:instancePath+"/waits",schemaPath:"#/properties/waits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!((data25 === "pass") || (data25 === "hold"))){
const err46 = {instancePath:instancePath+"/waits",schemaPath:"#/properties/waits/enum",keyword:"enum",params:{allowedValues: schema99.properties.waits.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data.now !== undefined){
let data26 = data.now;
if(typeof data26 === "string"){
if(!(formats0.validate(data26))){
const err47 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
let data27 = data.seed;
if(typeof data27 === "string"){
if(func2(data27) > 100){
const err49 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate80(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

export const createTrialLink = validate92;
const schema118 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateTrialLinkRequest"}},"required":["requestBody"]};
const schema119 = {"type":"object","properties":{"validFor":{"type":"string","pattern":"^P([1-9]|[12][0-9]|30)D$","default":"P7D"}},"x-null-is-absent":["validFor"]};
const pattern22 = new RegExp("^P([1-9]|[12][0-9]|30)D$", "u");

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.validFor === null){
delete data0.validFor;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.validFor === undefined){
data0.validFor = "P7D";
}
let data1 = data0.validFor;
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
const err1 = {instancePath:instancePath+"/requestBody/validFor",schemaPath:"urn:parley:CreateTrialLinkRequest/properties/validFor/pattern",keyword:"pattern",params:{pattern: "^P([1-9]|[12][0-9]|30)D$"},message:"must match pattern \""+"^P([1-9]|[12][0-9]|30)D$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/requestBody/validFor",schemaPath:"urn:parley:CreateTrialLinkRequest/properties/validFor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreateTrialLinkRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

export const createFlowComment = validate93;
const schema120 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateFlowCommentRequest"}},"required":["requestBody"]};
const schema121 = {"type":"object","required":["text"],"properties":{"nodeId":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},"text":{"$ref":"urn:parley:FlowCommentText"},"mentions":{"type":"array","maxItems":20,"items":{"type":"string","format":"uuid"}},"parentId":{"type":"string","format":"uuid"}},"x-null-is-absent":["nodeId","mentions","parentId"]};
const schema122 = {"type":"string","minLength":1,"maxLength":4000,"pattern":"^[^\\u0000]*$"};
const pattern24 = new RegExp("^[^\\u0000]*$", "u");

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.nodeId === null){
delete data.nodeId;
}
if(data.mentions === null){
delete data.mentions;
}
if(data.parentId === null){
delete data.parentId;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nodeId !== undefined){
let data0 = data.nodeId;
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err1 = {instancePath:instancePath+"/nodeId",schemaPath:"#/properties/nodeId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/nodeId",schemaPath:"#/properties/nodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 4000){
const err3 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:FlowCommentText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:FlowCommentText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern24.test(data1)){
const err5 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:FlowCommentText/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:FlowCommentText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mentions !== undefined){
let data2 = data.mentions;
if(Array.isArray(data2)){
if(data2.length > 20){
const err7 = {instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!(formats6.test(data3))){
const err8 = {instancePath:instancePath+"/mentions/" + i0,schemaPath:"#/properties/mentions/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/mentions/" + i0,schemaPath:"#/properties/mentions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/mentions",schemaPath:"#/properties/mentions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.parentId !== undefined){
let data4 = data.parentId;
if(typeof data4 === "string"){
if(!(formats6.test(data4))){
const err11 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/parentId",schemaPath:"#/properties/parentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate94(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate94.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

export const updateFlowComment = validate96;
const schema123 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateFlowCommentRequest"}},"required":["requestBody"]};
const schema124 = {"type":"object","minProperties":1,"properties":{"text":{"$ref":"urn:parley:FlowCommentText"},"resolved":{"type":"boolean"}},"x-null-is-absent":["text","resolved"]};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.text === null){
delete data.text;
}
if(data.resolved === null){
delete data.resolved;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func2(data0) > 4000){
const err1 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:FlowCommentText/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:FlowCommentText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern24.test(data0)){
const err3 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:FlowCommentText/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:FlowCommentText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.resolved !== undefined){
if(typeof data.resolved !== "boolean"){
const err5 = {instancePath:instancePath+"/resolved",schemaPath:"#/properties/resolved/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate97(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate97.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

export const replayFlow = validate99;
const schema126 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ReplayFlowRequest"}},"required":["requestBody"]};
const schema127 = {"type":"object","properties":{"source":{"type":"string","enum":["draft","version"],"default":"draft"},"version":{"type":"integer","minimum":1,"maximum":2147483647},"definition":{"type":"object","additionalProperties":true},"last":{"type":"integer","minimum":1,"maximum":100,"default":100},"flowVersion":{"type":"integer","minimum":1,"maximum":2147483647}},"x-null-is-absent":["source","version","definition","last","flowVersion"]};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.source === null){
delete data0.source;
}
if(data0.version === null){
delete data0.version;
}
if(data0.definition === null){
delete data0.definition;
}
if(data0.last === null){
delete data0.last;
}
if(data0.flowVersion === null){
delete data0.flowVersion;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.source === undefined){
data0.source = "draft";
}
if(data0.last === undefined){
data0.last = 100;
}
let data1 = data0.source;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/requestBody/source",schemaPath:"urn:parley:ReplayFlowRequest/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "draft") || (data1 === "version"))){
const err2 = {instancePath:instancePath+"/requestBody/source",schemaPath:"urn:parley:ReplayFlowRequest/properties/source/enum",keyword:"enum",params:{allowedValues: schema127.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.version !== undefined){
let data2 = data0.version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:ReplayFlowRequest/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:ReplayFlowRequest/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:ReplayFlowRequest/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data0.definition !== undefined){
let data3 = data0.definition;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err6 = {instancePath:instancePath+"/requestBody/definition",schemaPath:"urn:parley:ReplayFlowRequest/properties/definition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data4 = data0.last;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err7 = {instancePath:instancePath+"/requestBody/last",schemaPath:"urn:parley:ReplayFlowRequest/properties/last/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/requestBody/last",schemaPath:"urn:parley:ReplayFlowRequest/properties/last/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/requestBody/last",schemaPath:"urn:parley:ReplayFlowRequest/properties/last/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.flowVersion !== undefined){
let data5 = data0.flowVersion;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err10 = {instancePath:instancePath+"/requestBody/flowVersion",schemaPath:"urn:parley:ReplayFlowRequest/properties/flowVersion/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 2147483647 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/requestBody/flowVersion",schemaPath:"urn:parley:ReplayFlowRequest/properties/flowVersion/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/requestBody/flowVersion",schemaPath:"urn:parley:ReplayFlowRequest/properties/flowVersion/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ReplayFlowRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

export const authorFlow = validate100;
const schema128 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:AuthorFlowRequest"}},"required":["requestBody"]};
const schema129 = {"type":"object","required":["request","connection","model"],"properties":{"request":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\S"},"earlier":{"type":"array","maxItems":20,"items":{"type":"string","minLength":1,"maxLength":4000}},"definition":{"type":"object","additionalProperties":true},"connection":{"type":"string","minLength":1,"maxLength":64},"model":{"type":"string","minLength":1,"maxLength":200}},"x-null-is-absent":["earlier","definition"]};
const pattern26 = new RegExp("\\S", "u");

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.earlier === null){
delete data0.earlier;
}
if(data0.definition === null){
delete data0.definition;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.request === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AuthorFlowRequest/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.connection === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AuthorFlowRequest/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.model === undefined){
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AuthorFlowRequest/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.request !== undefined){
let data1 = data0.request;
if(typeof data1 === "string"){
if(func2(data1) > 4000){
const err4 = {instancePath:instancePath+"/requestBody/request",schemaPath:"urn:parley:AuthorFlowRequest/properties/request/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/requestBody/request",schemaPath:"urn:parley:AuthorFlowRequest/properties/request/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern26.test(data1)){
const err6 = {instancePath:instancePath+"/requestBody/request",schemaPath:"urn:parley:AuthorFlowRequest/properties/request/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody/request",schemaPath:"urn:parley:AuthorFlowRequest/properties/request/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.earlier !== undefined){
let data2 = data0.earlier;
if(Array.isArray(data2)){
if(data2.length > 20){
const err8 = {instancePath:instancePath+"/requestBody/earlier",schemaPath:"urn:parley:AuthorFlowRequest/properties/earlier/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 4000){
const err9 = {instancePath:instancePath+"/requestBody/earlier/" + i0,schemaPath:"urn:parley:AuthorFlowRequest/properties/earlier/items/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data3) < 1){
const err10 = {instancePath:instancePath+"/requestBody/earlier/" + i0,schemaPath:"urn:parley:AuthorFlowRequest/properties/earlier/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/requestBody/earlier/" + i0,schemaPath:"urn:parley:AuthorFlowRequest/properties/earlier/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/requestBody/earlier",schemaPath:"urn:parley:AuthorFlowRequest/properties/earlier/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.definition !== undefined){
let data4 = data0.definition;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err13 = {instancePath:instancePath+"/requestBody/definition",schemaPath:"urn:parley:AuthorFlowRequest/properties/definition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.connection !== undefined){
let data5 = data0.connection;
if(typeof data5 === "string"){
if(func2(data5) > 64){
const err14 = {instancePath:instancePath+"/requestBody/connection",schemaPath:"urn:parley:AuthorFlowRequest/properties/connection/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data5) < 1){
const err15 = {instancePath:instancePath+"/requestBody/connection",schemaPath:"urn:parley:AuthorFlowRequest/properties/connection/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/requestBody/connection",schemaPath:"urn:parley:AuthorFlowRequest/properties/connection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.model !== undefined){
let data6 = data0.model;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err17 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:AuthorFlowRequest/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data6) < 1){
const err18 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:AuthorFlowRequest/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:AuthorFlowRequest/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AuthorFlowRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

export const saveFlowTests = validate101;
const schema130 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SaveFlowTestsRequest"}},"required":["requestBody"]};
const schema131 = {"type":"object","required":["tests"],"properties":{"coverage":{"$ref":"urn:parley:RequiredCoverage"},"tests":{"$ref":"urn:parley:FlowTestList"}},"x-null-is-absent":["coverage"]};
const schema132 = {"type":"object","additionalProperties":false,"properties":{"nodes":{"type":"number","minimum":0,"maximum":100},"branches":{"type":"number","minimum":0,"maximum":100}},"x-null-is-absent":["nodes","branches"]};
const schema133 = {"type":"array","maxItems":100,"items":{"$ref":"urn:parley:FlowTestDefinition"}};
const schema134 = {"type":"object","additionalProperties":true};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length > 100){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:FlowTestDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.coverage === null){
delete data.coverage;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tests === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tests"},message:"must have required property '"+"tests"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.coverage !== undefined){
let data0 = data.coverage;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.nodes === null){
delete data0.nodes;
}
if(data0.branches === null){
delete data0.branches;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!((key0 === "nodes") || (key0 === "branches"))){
const err1 = {instancePath:instancePath+"/coverage",schemaPath:"urn:parley:RequiredCoverage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.nodes !== undefined){
let data1 = data0.nodes;
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/coverage/nodes",schemaPath:"urn:parley:RequiredCoverage/properties/nodes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/coverage/nodes",schemaPath:"urn:parley:RequiredCoverage/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/coverage/nodes",schemaPath:"urn:parley:RequiredCoverage/properties/nodes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.branches !== undefined){
let data2 = data0.branches;
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/coverage/branches",schemaPath:"urn:parley:RequiredCoverage/properties/branches/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/coverage/branches",schemaPath:"urn:parley:RequiredCoverage/properties/branches/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/coverage/branches",schemaPath:"urn:parley:RequiredCoverage/properties/branches/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/coverage",schemaPath:"urn:parley:RequiredCoverage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tests !== undefined){
if(!(validate103(data.tests, {instancePath:instancePath+"/tests",parentData:data,parentDataProperty:"tests",rootData}))){
vErrors = withMore(vErrors, validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate102(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate102.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

export const testFlow = validate106;
const schema135 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:TestFlowRequest"}},"required":["requestBody"]};
const schema136 = {"type":"object","properties":{"source":{"type":"string","enum":["draft","version"],"default":"draft"},"version":{"type":"integer","minimum":1,"maximum":2147483647},"definition":{"type":"object","additionalProperties":true},"coverage":{"$ref":"urn:parley:RequiredCoverage"},"tests":{"$ref":"urn:parley:FlowTestList"}},"x-null-is-absent":["source","version","definition","coverage","tests"]};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.source === null){
delete data.source;
}
if(data.version === null){
delete data.version;
}
if(data.definition === null){
delete data.definition;
}
if(data.coverage === null){
delete data.coverage;
}
if(data.tests === null){
delete data.tests;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
data.source = "draft";
}
let data0 = data.source;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "draft") || (data0 === "version"))){
const err1 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues: schema136.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version !== undefined){
let data1 = data.version;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.definition !== undefined){
let data2 = data.definition;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err5 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.coverage !== undefined){
let data3 = data.coverage;
if(data3 !== null && typeof data3 === "object" && !Array.isArray(data3)){
if(data3.nodes === null){
delete data3.nodes;
}
if(data3.branches === null){
delete data3.branches;
}
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(!((key0 === "nodes") || (key0 === "branches"))){
const err6 = {instancePath:instancePath+"/coverage",schemaPath:"urn:parley:RequiredCoverage/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data3.nodes !== undefined){
let data4 = data3.nodes;
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/coverage/nodes",schemaPath:"urn:parley:RequiredCoverage/properties/nodes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/coverage/nodes",schemaPath:"urn:parley:RequiredCoverage/properties/nodes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/coverage/nodes",schemaPath:"urn:parley:RequiredCoverage/properties/nodes/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.branches !== undefined){
let data5 = data3.branches;
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/coverage/branches",schemaPath:"urn:parley:RequiredCoverage/properties/branches/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/coverage/branches",schemaPath:"urn:parley:RequiredCoverage/properties/branches/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/coverage/branches",schemaPath:"urn:parley:RequiredCoverage/properties/branches/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/coverage",schemaPath:"urn:parley:RequiredCoverage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.tests !== undefined){
if(!(validate103(data.tests, {instancePath:instancePath+"/tests",parentData:data,parentDataProperty:"tests",rootData}))){
vErrors = withMore(vErrors, validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate107(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate107.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

export const importFlow = validate110;
const schema138 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ImportFlowRequest"}},"required":["requestBody"]};
const schema139 = {"type":"object","required":["system","document"],"properties":{"system":{"type":"string","enum":["typebot","flowise"]},"document":{"type":"object","additionalProperties":true},"code":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},"name":{"type":"string","minLength":1,"maxLength":200},"starts":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":200}}},"x-null-is-absent":["code","name","starts"]};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.code === null){
delete data0.code;
}
if(data0.name === null){
delete data0.name;
}
if(data0.starts === null){
delete data0.starts;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.system === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ImportFlowRequest/required",keyword:"required",params:{missingProperty: "system"},message:"must have required property '"+"system"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.document === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ImportFlowRequest/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.system !== undefined){
let data1 = data0.system;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/requestBody/system",schemaPath:"urn:parley:ImportFlowRequest/properties/system/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!((data1 === "typebot") || (data1 === "flowise"))){
const err4 = {instancePath:instancePath+"/requestBody/system",schemaPath:"urn:parley:ImportFlowRequest/properties/system/enum",keyword:"enum",params:{allowedValues: schema139.properties.system.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.document !== undefined){
let data2 = data0.document;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err5 = {instancePath:instancePath+"/requestBody/document",schemaPath:"urn:parley:ImportFlowRequest/properties/document/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.code !== undefined){
let data3 = data0.code;
if(typeof data3 === "string"){
if(!pattern13.test(data3)){
const err6 = {instancePath:instancePath+"/requestBody/code",schemaPath:"urn:parley:ImportFlowRequest/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody/code",schemaPath:"urn:parley:ImportFlowRequest/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.name !== undefined){
let data4 = data0.name;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err8 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:ImportFlowRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data4) < 1){
const err9 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:ImportFlowRequest/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:ImportFlowRequest/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.starts !== undefined){
let data5 = data0.starts;
if(Array.isArray(data5)){
if(data5.length > 50){
const err11 = {instancePath:instancePath+"/requestBody/starts",schemaPath:"urn:parley:ImportFlowRequest/properties/starts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err12 = {instancePath:instancePath+"/requestBody/starts/" + i0,schemaPath:"urn:parley:ImportFlowRequest/properties/starts/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data6) < 1){
const err13 = {instancePath:instancePath+"/requestBody/starts/" + i0,schemaPath:"urn:parley:ImportFlowRequest/properties/starts/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/requestBody/starts/" + i0,schemaPath:"urn:parley:ImportFlowRequest/properties/starts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/requestBody/starts",schemaPath:"urn:parley:ImportFlowRequest/properties/starts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ImportFlowRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}

export const simulateDefinition = validate111;
const schema140 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SimulateDefinitionRequest"}},"required":["requestBody"]};
const schema141 = {"type":"object","required":["definition","trigger"],"properties":{"definition":{"type":"object","additionalProperties":true},"flows":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":true}},"forms":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":true}},"errors":{"type":"string","enum":["refuse","stop"],"default":"refuse"},"trigger":{"$ref":"urn:parley:SimulationTrigger"},"locale":{"allOf":[{"$ref":"urn:parley:Locale"}]},"customer":{"$ref":"urn:parley:SimulationCustomer"},"variables":{"$ref":"urn:parley:Variables"},"context":{"$ref":"urn:parley:Context"},"inputs":{"$ref":"urn:parley:SimulationInputs"},"stubs":{"$ref":"urn:parley:SimulationAnswers"},"splits":{"$ref":"urn:parley:SimulationSplits"},"waits":{"type":"string","enum":["pass","hold"],"default":"pass"},"now":{"type":"string","format":"date-time"},"seed":{"type":"string","maxLength":100,"default":"simulation"}},"x-null-is-absent":["flows","forms","errors","locale","customer","variables","context","inputs","stubs","splits","waits","now","seed"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.flows === null){
delete data.flows;
}
if(data.forms === null){
delete data.forms;
}
if(data.errors === null){
delete data.errors;
}
if(data.locale === null){
delete data.locale;
}
if(data.customer === null){
delete data.customer;
}
if(data.variables === null){
delete data.variables;
}
if(data.context === null){
delete data.context;
}
if(data.inputs === null){
delete data.inputs;
}
if(data.stubs === null){
delete data.stubs;
}
if(data.splits === null){
delete data.splits;
}
if(data.waits === null){
delete data.waits;
}
if(data.now === null){
delete data.now;
}
if(data.seed === null){
delete data.seed;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
data.errors = "refuse";
}
if(data.waits === undefined){
data.waits = "pass";
}
if(data.seed === undefined){
data.seed = "simulation";
}
if(data.definition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.trigger === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err2 = {instancePath:instancePath+"/definition",schemaPath:"#/properties/definition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.flows !== undefined){
let data1 = data.flows;
if(Array.isArray(data1)){
if(data1.length > 20){
const err3 = {instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err4 = {instancePath:instancePath+"/flows/" + i0,schemaPath:"#/properties/flows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/flows",schemaPath:"#/properties/flows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.forms !== undefined){
let data3 = data.forms;
if(Array.isArray(data3)){
if(data3.length > 20){
const err6 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err7 = {instancePath:instancePath+"/forms/" + i1,schemaPath:"#/properties/forms/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data5 = data.errors;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data5 === "refuse") || (data5 === "stop"))){
const err10 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/enum",keyword:"enum",params:{allowedValues: schema141.properties.errors.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.trigger !== undefined){
let data6 = data.trigger;
if(data6 !== null && typeof data6 === "object" && !Array.isArray(data6)){
if(data6.intent === null){
delete data6.intent;
}
if(data6.text === null){
delete data6.text;
}
if(data6.entities === null){
delete data6.entities;
}
if(data6.event === null){
delete data6.event;
}
if(data6.data === null){
delete data6.data;
}
}
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.type === undefined){
const err11 = {instancePath:instancePath+"/trigger",schemaPath:"urn:parley:SimulationTrigger/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.type !== undefined){
let data7 = data6.type;
if(typeof data7 !== "string"){
const err12 = {instancePath:instancePath+"/trigger/type",schemaPath:"urn:parley:SimulationTrigger/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data7 === "chat_intent") || (data7 === "event"))){
const err13 = {instancePath:instancePath+"/trigger/type",schemaPath:"urn:parley:SimulationTrigger/properties/type/enum",keyword:"enum",params:{allowedValues: schema100.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.intent !== undefined){
let data8 = data6.intent;
if(typeof data8 === "string"){
if(!pattern17.test(data8)){
const err14 = {instancePath:instancePath+"/trigger/intent",schemaPath:"urn:parley:SimulationTrigger/properties/intent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/trigger/intent",schemaPath:"urn:parley:SimulationTrigger/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.text !== undefined){
let data9 = data6.text;
if(typeof data9 === "string"){
if(func2(data9) > 4000){
const err16 = {instancePath:instancePath+"/trigger/text",schemaPath:"urn:parley:SimulationTrigger/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/trigger/text",schemaPath:"urn:parley:SimulationTrigger/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.entities !== undefined){
let data10 = data6.entities;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
}
else {
const err18 = {instancePath:instancePath+"/trigger/entities",schemaPath:"urn:parley:SimulationTrigger/properties/entities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.event !== undefined){
let data11 = data6.event;
if(typeof data11 === "string"){
if(!pattern17.test(data11)){
const err19 = {instancePath:instancePath+"/trigger/event",schemaPath:"urn:parley:SimulationTrigger/properties/event/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/trigger/event",schemaPath:"urn:parley:SimulationTrigger/properties/event/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.data !== undefined){
let data12 = data6.data;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
}
else {
const err21 = {instancePath:instancePath+"/trigger/data",schemaPath:"urn:parley:SimulationTrigger/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/trigger",schemaPath:"urn:parley:SimulationTrigger/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.locale !== undefined){
let data13 = data.locale;
if(typeof data13 === "string"){
if(func2(data13) > 100){
const err23 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern0.test(data13)){
const err24 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.customer !== undefined){
let data14 = data.customer;
if(data14 !== null && typeof data14 === "object" && !Array.isArray(data14)){
if(data14.id === null){
delete data14.id;
}
if(data14.name === null){
delete data14.name;
}
if(data14.email === null){
delete data14.email;
}
if(data14.proven === null){
delete data14.proven;
}
if(data14.properties === null){
delete data14.properties;
}
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id !== undefined){
let data15 = data14.id;
if(typeof data15 === "string"){
if(func2(data15) > 200){
const err26 = {instancePath:instancePath+"/customer/id",schemaPath:"urn:parley:SimulationCustomer/properties/id/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data15) < 1){
const err27 = {instancePath:instancePath+"/customer/id",schemaPath:"urn:parley:SimulationCustomer/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/customer/id",schemaPath:"urn:parley:SimulationCustomer/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.name !== undefined){
let data16 = data14.name;
if(typeof data16 === "string"){
if(func2(data16) > 200){
const err29 = {instancePath:instancePath+"/customer/name",schemaPath:"urn:parley:SimulationCustomer/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/customer/name",schemaPath:"urn:parley:SimulationCustomer/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data14.email !== undefined){
let data17 = data14.email;
if(typeof data17 === "string"){
if(func2(data17) > 320){
const err31 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:SimulationCustomer/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats2.test(data17))){
const err32 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:SimulationCustomer/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:SimulationCustomer/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data14.proven !== undefined){
if(typeof data14.proven !== "boolean"){
const err34 = {instancePath:instancePath+"/customer/proven",schemaPath:"urn:parley:SimulationCustomer/properties/proven/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data14.properties !== undefined){
let data19 = data14.properties;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(Object.keys(data19).length > 20){
const err35 = {instancePath:instancePath+"/customer/properties",schemaPath:"urn:parley:SimulationCustomer/properties/properties/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/customer/properties",schemaPath:"urn:parley:SimulationCustomer/properties/properties/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/customer",schemaPath:"urn:parley:SimulationCustomer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.variables !== undefined){
let data20 = data.variables;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
}
else {
const err38 = {instancePath:instancePath+"/variables",schemaPath:"urn:parley:Variables/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.context !== undefined){
let data21 = data.context;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
}
else {
const err39 = {instancePath:instancePath+"/context",schemaPath:"urn:parley:Context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.inputs !== undefined){
if(!(validate81(data.inputs, {instancePath:instancePath+"/inputs",parentData:data,parentDataProperty:"inputs",rootData}))){
vErrors = withMore(vErrors, validate81.errors);
errors = vErrors.length;
}
}
if(data.stubs !== undefined){
if(!(validate85(data.stubs, {instancePath:instancePath+"/stubs",parentData:data,parentDataProperty:"stubs",rootData}))){
vErrors = withMore(vErrors, validate85.errors);
errors = vErrors.length;
}
}
if(data.splits !== undefined){
let data24 = data.splits;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key0 in data24){
let data25 = data24[key0];
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
const err40 = {instancePath:instancePath+"/splits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:SimulationSplits/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data25 == "number"){
if(data25 > 1000 || isNaN(data25)){
const err41 = {instancePath:instancePath+"/splits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:SimulationSplits/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err42 = {instancePath:instancePath+"/splits/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:SimulationSplits/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/splits",schemaPath:"urn:parley:SimulationSplits/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
let data26 = data.waits;
if(typeof data26 !== "string"){
const err44 = {instancePath:instancePath+"/waits",schemaPath:"#/properties/waits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((data26 === "pass") || (data26 === "hold"))){
const err45 = {instancePath:instancePath+"/waits",schemaPath:"#/properties/waits/enum",keyword:"enum",params:{allowedValues: schema141.properties.waits.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data.now !== undefined){
let data27 = data.now;
if(typeof data27 === "string"){
if(!(formats0.validate(data27))){
const err46 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
let data28 = data.seed;
if(typeof data28 === "string"){
if(func2(data28) > 100){
const err48 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate112(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate112.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

export const evaluateExpression = validate116;
const schema148 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:EvaluateExpressionRequest"}},"required":["requestBody"]};
const schema149 = {"type":"object","required":["source"],"properties":{"kind":{"type":"string","enum":["expression","template"],"default":"expression"},"source":{"type":"string","maxLength":20000},"scope":{"$ref":"urn:parley:ExpressionScope"},"now":{"type":"string","format":"date-time"}},"x-null-is-absent":["kind","scope","now"]};
const schema150 = {"type":"object","properties":{"vars":{"type":"object","additionalProperties":true},"input":{"type":"object","additionalProperties":true},"event":{"type":"object","additionalProperties":true},"context":{"type":"object","additionalProperties":true},"entities":{"type":"object","additionalProperties":true},"conversation":{"type":"object","additionalProperties":true},"args":{"type":"object","additionalProperties":true}},"x-null-is-absent":["vars","input","event","context","entities","conversation","args"]};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.kind === null){
delete data.kind;
}
if(data.scope === null){
delete data.scope;
}
if(data.now === null){
delete data.now;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
data.kind = "expression";
}
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "expression") || (data0 === "template"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema149.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 === "string"){
if(func2(data1) > 20000){
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.scope !== undefined){
let data2 = data.scope;
if(data2 !== null && typeof data2 === "object" && !Array.isArray(data2)){
if(data2.vars === null){
delete data2.vars;
}
if(data2.input === null){
delete data2.input;
}
if(data2.event === null){
delete data2.event;
}
if(data2.context === null){
delete data2.context;
}
if(data2.entities === null){
delete data2.entities;
}
if(data2.conversation === null){
delete data2.conversation;
}
if(data2.args === null){
delete data2.args;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.vars !== undefined){
let data3 = data2.vars;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err5 = {instancePath:instancePath+"/scope/vars",schemaPath:"urn:parley:ExpressionScope/properties/vars/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data2.input !== undefined){
let data4 = data2.input;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
}
else {
const err6 = {instancePath:instancePath+"/scope/input",schemaPath:"urn:parley:ExpressionScope/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.event !== undefined){
let data5 = data2.event;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err7 = {instancePath:instancePath+"/scope/event",schemaPath:"urn:parley:ExpressionScope/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.context !== undefined){
let data6 = data2.context;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
}
else {
const err8 = {instancePath:instancePath+"/scope/context",schemaPath:"urn:parley:ExpressionScope/properties/context/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.entities !== undefined){
let data7 = data2.entities;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err9 = {instancePath:instancePath+"/scope/entities",schemaPath:"urn:parley:ExpressionScope/properties/entities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.conversation !== undefined){
let data8 = data2.conversation;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err10 = {instancePath:instancePath+"/scope/conversation",schemaPath:"urn:parley:ExpressionScope/properties/conversation/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.args !== undefined){
let data9 = data2.args;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err11 = {instancePath:instancePath+"/scope/args",schemaPath:"urn:parley:ExpressionScope/properties/args/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/scope",schemaPath:"urn:parley:ExpressionScope/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.now !== undefined){
let data10 = data.now;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err13 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate117(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate117.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

export const createForm = validate119;
const schema151 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateFormRequest"}},"required":["requestBody"]};
const schema152 = {"type":"object","required":["definition"],"properties":{"definition":{"$ref":"urn:parley:FormDefinition"}}};
const schema153 = {"type":"object","additionalProperties":true};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/definition",schemaPath:"urn:parley:FormDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate120(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

export const saveFormDraft = validate122;
const schema154 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SaveFormDraftRequest"}},"required":["requestBody"]};
const schema155 = {"type":"object","required":["definition"],"properties":{"definition":{"$ref":"urn:parley:FormDefinition"}}};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err1 = {instancePath:instancePath+"/definition",schemaPath:"urn:parley:FormDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate123(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate123.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}

export const validateForm = validate125;
const schema157 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ValidateFormRequest"}},"required":["requestBody"]};
const schema158 = {"type":"object","properties":{"definition":{"$ref":"urn:parley:FormDefinition"}},"x-null-is-absent":["definition"]};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.definition === null){
delete data.definition;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.definition !== undefined){
let data0 = data.definition;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
}
else {
const err0 = {instancePath:instancePath+"/definition",schemaPath:"urn:parley:FormDefinition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate126(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

export const publishForm = validate128;
const schema160 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:PublishFormRequest"}},"required":["requestBody"]};
const schema161 = {"type":"object","properties":{"note":{"type":"string","nullable":true,"maxLength":1000}}};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.note !== undefined){
let data1 = data0.note;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:PublishFormRequest/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 1000){
const err2 = {instancePath:instancePath+"/requestBody/note",schemaPath:"urn:parley:PublishFormRequest/properties/note/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PublishFormRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

export const saveConfigurationValues = validate129;
const schema162 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SaveConfigurationRequest"}},"required":["requestBody"]};
const schema163 = {"type":"object","minProperties":1,"properties":{"values":{"$ref":"urn:parley:ConfigurationChanges"},"resets":{"$ref":"urn:parley:ConfigurationPaths"}},"x-null-is-absent":["values","resets"]};
const schema164 = {"type":"object","minProperties":1,"maxProperties":200,"additionalProperties":true};
const schema165 = {"type":"array","minItems":1,"maxItems":200,"uniqueItems":true,"items":{"type":"string","maxLength":200}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.values === null){
delete data.values;
}
if(data.resets === null){
delete data.resets;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.values !== undefined){
let data0 = data.values;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 200){
const err1 = {instancePath:instancePath+"/values",schemaPath:"urn:parley:ConfigurationChanges/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err2 = {instancePath:instancePath+"/values",schemaPath:"urn:parley:ConfigurationChanges/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/values",schemaPath:"urn:parley:ConfigurationChanges/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.resets !== undefined){
let data1 = data.resets;
if(Array.isArray(data1)){
if(data1.length > 200){
const err4 = {instancePath:instancePath+"/resets",schemaPath:"urn:parley:ConfigurationPaths/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length < 1){
const err5 = {instancePath:instancePath+"/resets",schemaPath:"urn:parley:ConfigurationPaths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err6 = {instancePath:instancePath+"/resets/" + i0,schemaPath:"urn:parley:ConfigurationPaths/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/resets/" + i0,schemaPath:"urn:parley:ConfigurationPaths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/resets",schemaPath:"urn:parley:ConfigurationPaths/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/resets",schemaPath:"urn:parley:ConfigurationPaths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate130(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate130.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

export const resetConfigurationValues = validate132;
const schema166 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ResetConfigurationRequest"}},"required":["requestBody"]};
const schema167 = {"type":"object","required":["paths"],"properties":{"paths":{"$ref":"urn:parley:ConfigurationPaths"}}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paths === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paths"},message:"must have required property '"+"paths"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paths !== undefined){
let data0 = data.paths;
if(Array.isArray(data0)){
if(data0.length > 200){
const err1 = {instancePath:instancePath+"/paths",schemaPath:"urn:parley:ConfigurationPaths/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/paths",schemaPath:"urn:parley:ConfigurationPaths/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"urn:parley:ConfigurationPaths/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/paths/" + i0,schemaPath:"urn:parley:ConfigurationPaths/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err5 = {instancePath:instancePath+"/paths",schemaPath:"urn:parley:ConfigurationPaths/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err6 = {instancePath:instancePath+"/paths",schemaPath:"urn:parley:ConfigurationPaths/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate133(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

export const createGoal = validate135;
const schema169 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateGoalRequest"}},"required":["requestBody"]};
const schema170 = {"type":"object","required":["code","name","match","value"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"name":{"type":"string","minLength":1,"maxLength":200},"status":{"type":"string","enum":["active","paused"],"default":"active"},"match":{"$ref":"urn:parley:GoalMatch"},"value":{"$ref":"urn:parley:GoalValue"},"currency":{"type":"string","nullable":true,"pattern":"^[A-Z]{3}$"},"windowDays":{"type":"integer","minimum":1,"maximum":365,"default":30}},"x-null-is-absent":["status","windowDays"]};
const schema171 = {"type":"object","required":["type"],"properties":{"type":{"type":"string","enum":["api","telemetry","flow"]},"name":{"type":"string","minLength":1,"maxLength":128},"filter":{"type":"string","minLength":1,"maxLength":2000}},"x-null-is-absent":["name","filter"]};
const schema172 = {"type":"object","required":["mode"],"properties":{"mode":{"type":"string","enum":["none","fixed","from_property"]},"amount":{"type":"number","minimum":0,"maximum":1000000000},"property":{"type":"string","minLength":1,"maxLength":128}},"x-null-is-absent":["amount","property"]};
const pattern31 = new RegExp("^[a-z][a-z0-9_-]{0,63}$", "u");

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.status === null){
delete data.status;
}
if(data.windowDays === null){
delete data.windowDays;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
data.status = "active";
}
if(data.windowDays === undefined){
data.windowDays = 30;
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.match === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "match"},message:"must have required property '"+"match"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data2 = data.status;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data2 === "active") || (data2 === "paused"))){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema170.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.match !== undefined){
let data3 = data.match;
if(data3 !== null && typeof data3 === "object" && !Array.isArray(data3)){
if(data3.name === null){
delete data3.name;
}
if(data3.filter === null){
delete data3.filter;
}
}
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type === undefined){
const err11 = {instancePath:instancePath+"/match",schemaPath:"urn:parley:GoalMatch/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/match/type",schemaPath:"urn:parley:GoalMatch/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data4 === "api") || (data4 === "telemetry")) || (data4 === "flow"))){
const err13 = {instancePath:instancePath+"/match/type",schemaPath:"urn:parley:GoalMatch/properties/type/enum",keyword:"enum",params:{allowedValues: schema171.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 === "string"){
if(func2(data5) > 128){
const err14 = {instancePath:instancePath+"/match/name",schemaPath:"urn:parley:GoalMatch/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data5) < 1){
const err15 = {instancePath:instancePath+"/match/name",schemaPath:"urn:parley:GoalMatch/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/match/name",schemaPath:"urn:parley:GoalMatch/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.filter !== undefined){
let data6 = data3.filter;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err17 = {instancePath:instancePath+"/match/filter",schemaPath:"urn:parley:GoalMatch/properties/filter/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data6) < 1){
const err18 = {instancePath:instancePath+"/match/filter",schemaPath:"urn:parley:GoalMatch/properties/filter/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/match/filter",schemaPath:"urn:parley:GoalMatch/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/match",schemaPath:"urn:parley:GoalMatch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.value !== undefined){
let data7 = data.value;
if(data7 !== null && typeof data7 === "object" && !Array.isArray(data7)){
if(data7.amount === null){
delete data7.amount;
}
if(data7.property === null){
delete data7.property;
}
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.mode === undefined){
const err21 = {instancePath:instancePath+"/value",schemaPath:"urn:parley:GoalValue/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.mode !== undefined){
let data8 = data7.mode;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/value/mode",schemaPath:"urn:parley:GoalValue/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(((data8 === "none") || (data8 === "fixed")) || (data8 === "from_property"))){
const err23 = {instancePath:instancePath+"/value/mode",schemaPath:"urn:parley:GoalValue/properties/mode/enum",keyword:"enum",params:{allowedValues: schema172.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.amount !== undefined){
let data9 = data7.amount;
if(typeof data9 == "number"){
if(data9 > 1000000000 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/value/amount",schemaPath:"urn:parley:GoalValue/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/value/amount",schemaPath:"urn:parley:GoalValue/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/value/amount",schemaPath:"urn:parley:GoalValue/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.property !== undefined){
let data10 = data7.property;
if(typeof data10 === "string"){
if(func2(data10) > 128){
const err27 = {instancePath:instancePath+"/value/property",schemaPath:"urn:parley:GoalValue/properties/property/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func2(data10) < 1){
const err28 = {instancePath:instancePath+"/value/property",schemaPath:"urn:parley:GoalValue/properties/property/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/value/property",schemaPath:"urn:parley:GoalValue/properties/property/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/value",schemaPath:"urn:parley:GoalValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.currency !== undefined){
let data11 = data.currency;
if((typeof data11 !== "string") && (data11 !== null)){
const err31 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data11 === "string"){
if(!pattern1.test(data11)){
const err32 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
let data12 = data.windowDays;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err33 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 365 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err35 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}


function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate136(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate136.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

export const updateGoal = validate138;
const schema173 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateGoalRequest"}},"required":["requestBody"]};
const schema174 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"match":{"$ref":"urn:parley:GoalMatch"},"value":{"$ref":"urn:parley:GoalValue"},"currency":{"type":"string","nullable":true,"pattern":"^[A-Z]{3}$"},"windowDays":{"type":"integer","minimum":1,"maximum":365}},"x-null-is-absent":["name","match","value","windowDays"]};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.match === null){
delete data.match;
}
if(data.value === null){
delete data.value;
}
if(data.windowDays === null){
delete data.windowDays;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.match !== undefined){
let data1 = data.match;
if(data1 !== null && typeof data1 === "object" && !Array.isArray(data1)){
if(data1.name === null){
delete data1.name;
}
if(data1.filter === null){
delete data1.filter;
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type === undefined){
const err4 = {instancePath:instancePath+"/match",schemaPath:"urn:parley:GoalMatch/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.type !== undefined){
let data2 = data1.type;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/match/type",schemaPath:"urn:parley:GoalMatch/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "api") || (data2 === "telemetry")) || (data2 === "flow"))){
const err6 = {instancePath:instancePath+"/match/type",schemaPath:"urn:parley:GoalMatch/properties/type/enum",keyword:"enum",params:{allowedValues: schema171.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(typeof data3 === "string"){
if(func2(data3) > 128){
const err7 = {instancePath:instancePath+"/match/name",schemaPath:"urn:parley:GoalMatch/properties/name/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data3) < 1){
const err8 = {instancePath:instancePath+"/match/name",schemaPath:"urn:parley:GoalMatch/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/match/name",schemaPath:"urn:parley:GoalMatch/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.filter !== undefined){
let data4 = data1.filter;
if(typeof data4 === "string"){
if(func2(data4) > 2000){
const err10 = {instancePath:instancePath+"/match/filter",schemaPath:"urn:parley:GoalMatch/properties/filter/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data4) < 1){
const err11 = {instancePath:instancePath+"/match/filter",schemaPath:"urn:parley:GoalMatch/properties/filter/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/match/filter",schemaPath:"urn:parley:GoalMatch/properties/filter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/match",schemaPath:"urn:parley:GoalMatch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.value !== undefined){
let data5 = data.value;
if(data5 !== null && typeof data5 === "object" && !Array.isArray(data5)){
if(data5.amount === null){
delete data5.amount;
}
if(data5.property === null){
delete data5.property;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mode === undefined){
const err14 = {instancePath:instancePath+"/value",schemaPath:"urn:parley:GoalValue/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.mode !== undefined){
let data6 = data5.mode;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/value/mode",schemaPath:"urn:parley:GoalValue/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data6 === "none") || (data6 === "fixed")) || (data6 === "from_property"))){
const err16 = {instancePath:instancePath+"/value/mode",schemaPath:"urn:parley:GoalValue/properties/mode/enum",keyword:"enum",params:{allowedValues: schema172.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.amount !== undefined){
let data7 = data5.amount;
if(typeof data7 == "number"){
if(data7 > 1000000000 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/value/amount",schemaPath:"urn:parley:GoalValue/properties/amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/value/amount",schemaPath:"urn:parley:GoalValue/properties/amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/value/amount",schemaPath:"urn:parley:GoalValue/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.property !== undefined){
let data8 = data5.property;
if(typeof data8 === "string"){
if(func2(data8) > 128){
const err20 = {instancePath:instancePath+"/value/property",schemaPath:"urn:parley:GoalValue/properties/property/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data8) < 1){
const err21 = {instancePath:instancePath+"/value/property",schemaPath:"urn:parley:GoalValue/properties/property/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/value/property",schemaPath:"urn:parley:GoalValue/properties/property/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/value",schemaPath:"urn:parley:GoalValue/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.currency !== undefined){
let data9 = data.currency;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
const err25 = {instancePath:instancePath+"/currency",schemaPath:"#/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.windowDays !== undefined){
let data10 = data.windowDays;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err26 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 365 || isNaN(data10)){
const err27 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err28 = {instancePath:instancePath+"/windowDays",schemaPath:"#/properties/windowDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}


function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate139(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

export const changeGoalStatus = validate141;
const schema177 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ChangeGoalStatusRequest"}},"required":["requestBody"]};
const schema178 = {"type":"object","required":["status"],"properties":{"status":{"$ref":"urn:parley:GoalStatus"}}};
const schema179 = {"type":"string","enum":["active","paused","archived"]};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"urn:parley:GoalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "active") || (data0 === "paused")) || (data0 === "archived"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"urn:parley:GoalStatus/enum",keyword:"enum",params:{allowedValues: schema179.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate142(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}

export const createPrice = validate144;
const schema180 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreatePriceRequest"}},"required":["requestBody"]};
const schema181 = {"type":"object","required":["model","promptPer1k","completionPer1k"],"properties":{"model":{"type":"string","minLength":1,"maxLength":200},"promptPer1k":{"type":"number","minimum":0,"maximum":1000000000},"completionPer1k":{"type":"number","minimum":0,"maximum":1000000000}}};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.model === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreatePriceRequest/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.promptPer1k === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreatePriceRequest/required",keyword:"required",params:{missingProperty: "promptPer1k"},message:"must have required property '"+"promptPer1k"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.completionPer1k === undefined){
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreatePriceRequest/required",keyword:"required",params:{missingProperty: "completionPer1k"},message:"must have required property '"+"completionPer1k"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.model !== undefined){
let data1 = data0.model;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:CreatePriceRequest/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:CreatePriceRequest/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:CreatePriceRequest/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.promptPer1k !== undefined){
let data2 = data0.promptPer1k;
if(typeof data2 == "number"){
if(data2 > 1000000000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:CreatePriceRequest/properties/promptPer1k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:CreatePriceRequest/properties/promptPer1k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:CreatePriceRequest/properties/promptPer1k/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.completionPer1k !== undefined){
let data3 = data0.completionPer1k;
if(typeof data3 == "number"){
if(data3 > 1000000000 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:CreatePriceRequest/properties/completionPer1k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:CreatePriceRequest/properties/completionPer1k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:CreatePriceRequest/properties/completionPer1k/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreatePriceRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

export const updatePrice = validate145;
const schema182 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdatePriceRequest"}},"required":["requestBody"]};
const schema183 = {"type":"object","minProperties":1,"properties":{"promptPer1k":{"type":"number","minimum":0,"maximum":1000000000},"completionPer1k":{"type":"number","minimum":0,"maximum":1000000000}},"x-null-is-absent":["promptPer1k","completionPer1k"]};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.promptPer1k === null){
delete data0.promptPer1k;
}
if(data0.completionPer1k === null){
delete data0.completionPer1k;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:UpdatePriceRequest/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.promptPer1k !== undefined){
let data1 = data0.promptPer1k;
if(typeof data1 == "number"){
if(data1 > 1000000000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:UpdatePriceRequest/properties/promptPer1k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:UpdatePriceRequest/properties/promptPer1k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/promptPer1k",schemaPath:"urn:parley:UpdatePriceRequest/properties/promptPer1k/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.completionPer1k !== undefined){
let data2 = data0.completionPer1k;
if(typeof data2 == "number"){
if(data2 > 1000000000 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:UpdatePriceRequest/properties/completionPer1k/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:UpdatePriceRequest/properties/completionPer1k/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody/completionPer1k",schemaPath:"urn:parley:UpdatePriceRequest/properties/completionPer1k/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:UpdatePriceRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

export const createReport = validate146;
const schema184 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SavedReportInput"}},"required":["requestBody"]};
const schema185 = {"type":"object","required":["name","definition"],"properties":{"code":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,63}$"},"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":"string","maxLength":2000},"definition":{"$ref":"urn:parley:ReportDefinition"},"pinned":{"type":"boolean","default":false},"schedule":{"$ref":"urn:parley:ReportScheduleInput"}},"x-null-is-absent":["code","description","pinned","schedule"]};
const schema195 = {"type":"object","required":["frequency","hour","recipients"],"properties":{"frequency":{"type":"string","enum":["daily","weekly"]},"hour":{"type":"integer","minimum":0,"maximum":23},"weekday":{"type":"integer","minimum":1,"maximum":7},"recipients":{"type":"array","minItems":1,"maxItems":20,"uniqueItems":true,"items":{"type":"string","format":"email","maxLength":254}},"enabled":{"type":"boolean","default":true}},"x-null-is-absent":["weekday","enabled"]};
const schema186 = {"type":"object","required":["dataset","measures"],"properties":{"dataset":{"$ref":"urn:parley:DatasetName"},"dimensions":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"string","maxLength":64}},"measures":{"type":"array","minItems":1,"maxItems":10,"uniqueItems":true,"items":{"type":"string","maxLength":64}},"filters":{"type":"array","maxItems":20,"items":{"$ref":"urn:parley:ReportFilter"}},"from":{"$ref":"urn:parley:ReportDate"},"to":{"$ref":"urn:parley:ReportDate"},"last_days":{"type":"integer","minimum":1,"maximum":366},"granularity":{"$ref":"urn:parley:ReportGranularity"},"time_zone":{"type":"string","maxLength":64},"sort":{"type":"array","maxItems":5,"items":{"$ref":"urn:parley:ReportSort"}},"limit":{"type":"integer","minimum":1,"maximum":5000},"mode":{"$ref":"urn:parley:ReportMode"}},"x-null-is-absent":["dimensions","filters","from","to","last_days","granularity","time_zone","sort","limit","mode"]};
const schema187 = {"type":"string","enum":["conversations","executions","messages","token_usage","goals","form_submissions","handoffs","telemetry","webhook_deliveries"]};
const schema190 = {"type":"string","format":"date","pattern":"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"};
const schema192 = {"type":"string","enum":["hour","day","week","month"]};
const schema193 = {"type":"object","required":["field"],"properties":{"field":{"type":"string","maxLength":64},"direction":{"type":"string","enum":["asc","desc"],"default":"asc"}},"x-null-is-absent":["direction"]};
const schema194 = {"type":"string","enum":["preview","view","export"],"default":"view"};
const schema188 = {"type":"object","required":["field","operator"],"properties":{"field":{"type":"string","maxLength":64},"operator":{"$ref":"urn:parley:FilterOperator"},"value":{}}};
const schema189 = {"type":"string","enum":["eq","neq","in","not_in","gt","gte","lt","lte","contains","starts_with","is_null","is_not_null"]};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.operator === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operator"},message:"must have required property '"+"operator"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.operator !== undefined){
let data1 = data.operator;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/operator",schemaPath:"urn:parley:FilterOperator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((((((((((((data1 === "eq") || (data1 === "neq")) || (data1 === "in")) || (data1 === "not_in")) || (data1 === "gt")) || (data1 === "gte")) || (data1 === "lt")) || (data1 === "lte")) || (data1 === "contains")) || (data1 === "starts_with")) || (data1 === "is_null")) || (data1 === "is_not_null"))){
const err5 = {instancePath:instancePath+"/operator",schemaPath:"urn:parley:FilterOperator/enum",keyword:"enum",params:{allowedValues: schema189.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

const formats28 = require("ajv-formats/dist/formats").fullFormats.date;
const pattern35 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}$", "u");

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.dimensions === null){
delete data.dimensions;
}
if(data.filters === null){
delete data.filters;
}
if(data.from === null){
delete data.from;
}
if(data.to === null){
delete data.to;
}
if(data.last_days === null){
delete data.last_days;
}
if(data.granularity === null){
delete data.granularity;
}
if(data.time_zone === null){
delete data.time_zone;
}
if(data.sort === null){
delete data.sort;
}
if(data.limit === null){
delete data.limit;
}
if(data.mode === null){
delete data.mode;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dataset === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dataset"},message:"must have required property '"+"dataset"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.measures === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "measures"},message:"must have required property '"+"measures"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.dataset !== undefined){
let data0 = data.dataset;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/dataset",schemaPath:"urn:parley:DatasetName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((((((data0 === "conversations") || (data0 === "executions")) || (data0 === "messages")) || (data0 === "token_usage")) || (data0 === "goals")) || (data0 === "form_submissions")) || (data0 === "handoffs")) || (data0 === "telemetry")) || (data0 === "webhook_deliveries"))){
const err3 = {instancePath:instancePath+"/dataset",schemaPath:"urn:parley:DatasetName/enum",keyword:"enum",params:{allowedValues: schema187.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dimensions !== undefined){
let data1 = data.dimensions;
if(Array.isArray(data1)){
if(data1.length > 5){
const err4 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err5 = {instancePath:instancePath+"/dimensions/" + i0,schemaPath:"#/properties/dimensions/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/dimensions/" + i0,schemaPath:"#/properties/dimensions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.measures !== undefined){
let data3 = data.measures;
if(Array.isArray(data3)){
if(data3.length > 10){
const err9 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.length < 1){
const err10 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data3.length;
for(let i2=0; i2<len1; i2++){
let data4 = data3[i2];
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err11 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/measures/" + i2,schemaPath:"#/properties/measures/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
let i3 = data3.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data3[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err13 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err14 = {instancePath:instancePath+"/measures",schemaPath:"#/properties/measures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.filters !== undefined){
let data5 = data.filters;
if(Array.isArray(data5)){
if(data5.length > 20){
const err15 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len2 = data5.length;
for(let i4=0; i4<len2; i4++){
if(!(validate149(data5[i4], {instancePath:instancePath+"/filters/" + i4,parentData:data5,parentDataProperty:i4,rootData}))){
vErrors = withMore(vErrors, validate149.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.from !== undefined){
let data7 = data.from;
if(typeof data7 === "string"){
if(!pattern35.test(data7)){
const err17 = {instancePath:instancePath+"/from",schemaPath:"urn:parley:ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(formats28.validate(data7))){
const err18 = {instancePath:instancePath+"/from",schemaPath:"urn:parley:ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/from",schemaPath:"urn:parley:ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.to !== undefined){
let data8 = data.to;
if(typeof data8 === "string"){
if(!pattern35.test(data8)){
const err20 = {instancePath:instancePath+"/to",schemaPath:"urn:parley:ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats28.validate(data8))){
const err21 = {instancePath:instancePath+"/to",schemaPath:"urn:parley:ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/to",schemaPath:"urn:parley:ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.last_days !== undefined){
let data9 = data.last_days;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err23 = {instancePath:instancePath+"/last_days",schemaPath:"#/properties/last_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 366 || isNaN(data9)){
const err24 = {instancePath:instancePath+"/last_days",schemaPath:"#/properties/last_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err25 = {instancePath:instancePath+"/last_days",schemaPath:"#/properties/last_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.granularity !== undefined){
let data10 = data.granularity;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/granularity",schemaPath:"urn:parley:ReportGranularity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!((((data10 === "hour") || (data10 === "day")) || (data10 === "week")) || (data10 === "month"))){
const err27 = {instancePath:instancePath+"/granularity",schemaPath:"urn:parley:ReportGranularity/enum",keyword:"enum",params:{allowedValues: schema192.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.time_zone !== undefined){
let data11 = data.time_zone;
if(typeof data11 === "string"){
if(func2(data11) > 64){
const err28 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/time_zone",schemaPath:"#/properties/time_zone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.sort !== undefined){
let data12 = data.sort;
if(Array.isArray(data12)){
if(data12.length > 5){
const err30 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len3 = data12.length;
for(let i5=0; i5<len3; i5++){
let data13 = data12[i5];
if(data13 !== null && typeof data13 === "object" && !Array.isArray(data13)){
if(data13.direction === null){
delete data13.direction;
}
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.direction === undefined){
data13.direction = "asc";
}
if(data13.field === undefined){
const err31 = {instancePath:instancePath+"/sort/" + i5,schemaPath:"urn:parley:ReportSort/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.field !== undefined){
let data14 = data13.field;
if(typeof data14 === "string"){
if(func2(data14) > 64){
const err32 = {instancePath:instancePath+"/sort/" + i5+"/field",schemaPath:"urn:parley:ReportSort/properties/field/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/sort/" + i5+"/field",schemaPath:"urn:parley:ReportSort/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
let data15 = data13.direction;
if(typeof data15 !== "string"){
const err34 = {instancePath:instancePath+"/sort/" + i5+"/direction",schemaPath:"urn:parley:ReportSort/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!((data15 === "asc") || (data15 === "desc"))){
const err35 = {instancePath:instancePath+"/sort/" + i5+"/direction",schemaPath:"urn:parley:ReportSort/properties/direction/enum",keyword:"enum",params:{allowedValues: schema193.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/sort/" + i5,schemaPath:"urn:parley:ReportSort/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.limit !== undefined){
let data16 = data.limit;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err38 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 5000 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err40 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.mode !== undefined){
let data17 = data.mode;
if(typeof data17 !== "string"){
const err41 = {instancePath:instancePath+"/mode",schemaPath:"urn:parley:ReportMode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!(((data17 === "preview") || (data17 === "view")) || (data17 === "export"))){
const err42 = {instancePath:instancePath+"/mode",schemaPath:"urn:parley:ReportMode/enum",keyword:"enum",params:{allowedValues: schema194.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.code === null){
delete data.code;
}
if(data.description === null){
delete data.description;
}
if(data.pinned === null){
delete data.pinned;
}
if(data.schedule === null){
delete data.schedule;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pinned === undefined){
data.pinned = false;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.definition === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "definition"},message:"must have required property '"+"definition"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern31.test(data0)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.definition !== undefined){
if(!(validate148(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
vErrors = withMore(vErrors, validate148.errors);
errors = vErrors.length;
}
}
if(typeof data.pinned !== "boolean"){
const err9 = {instancePath:instancePath+"/pinned",schemaPath:"#/properties/pinned/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.schedule !== undefined){
let data5 = data.schedule;
if(data5 !== null && typeof data5 === "object" && !Array.isArray(data5)){
if(data5.weekday === null){
delete data5.weekday;
}
if(data5.enabled === null){
delete data5.enabled;
}
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.enabled === undefined){
data5.enabled = true;
}
if(data5.frequency === undefined){
const err10 = {instancePath:instancePath+"/schedule",schemaPath:"urn:parley:ReportScheduleInput/required",keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.hour === undefined){
const err11 = {instancePath:instancePath+"/schedule",schemaPath:"urn:parley:ReportScheduleInput/required",keyword:"required",params:{missingProperty: "hour"},message:"must have required property '"+"hour"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.recipients === undefined){
const err12 = {instancePath:instancePath+"/schedule",schemaPath:"urn:parley:ReportScheduleInput/required",keyword:"required",params:{missingProperty: "recipients"},message:"must have required property '"+"recipients"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.frequency !== undefined){
let data6 = data5.frequency;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/schedule/frequency",schemaPath:"urn:parley:ReportScheduleInput/properties/frequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data6 === "daily") || (data6 === "weekly"))){
const err14 = {instancePath:instancePath+"/schedule/frequency",schemaPath:"urn:parley:ReportScheduleInput/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema195.properties.frequency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.hour !== undefined){
let data7 = data5.hour;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err15 = {instancePath:instancePath+"/schedule/hour",schemaPath:"urn:parley:ReportScheduleInput/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 23 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/schedule/hour",schemaPath:"urn:parley:ReportScheduleInput/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/schedule/hour",schemaPath:"urn:parley:ReportScheduleInput/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data5.weekday !== undefined){
let data8 = data5.weekday;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err18 = {instancePath:instancePath+"/schedule/weekday",schemaPath:"urn:parley:ReportScheduleInput/properties/weekday/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 7 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/schedule/weekday",schemaPath:"urn:parley:ReportScheduleInput/properties/weekday/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err20 = {instancePath:instancePath+"/schedule/weekday",schemaPath:"urn:parley:ReportScheduleInput/properties/weekday/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data5.recipients !== undefined){
let data9 = data5.recipients;
if(Array.isArray(data9)){
if(data9.length > 20){
const err21 = {instancePath:instancePath+"/schedule/recipients",schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.length < 1){
const err22 = {instancePath:instancePath+"/schedule/recipients",schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func2(data10) > 254){
const err23 = {instancePath:instancePath+"/schedule/recipients/" + i0,schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/items/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats2.test(data10))){
const err24 = {instancePath:instancePath+"/schedule/recipients/" + i0,schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/items/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/schedule/recipients/" + i0,schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err26 = {instancePath:instancePath+"/schedule/recipients",schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err27 = {instancePath:instancePath+"/schedule/recipients",schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(typeof data5.enabled !== "boolean"){
const err28 = {instancePath:instancePath+"/schedule/enabled",schemaPath:"urn:parley:ReportScheduleInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/schedule",schemaPath:"urn:parley:ReportScheduleInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate147(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate147.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}

export const updateReport = validate153;
const schema196 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateReportRequest"}},"required":["requestBody"]};
const schema197 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"description":{"type":"string","maxLength":2000},"definition":{"$ref":"urn:parley:ReportDefinition"}},"x-null-is-absent":["name","description","definition"]};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.description === null){
delete data.description;
}
if(data.definition === null){
delete data.definition;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err4 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.definition !== undefined){
if(!(validate148(data.definition, {instancePath:instancePath+"/definition",parentData:data,parentDataProperty:"definition",rootData}))){
vErrors = withMore(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate154(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

export const saveReportSchedule = validate157;
const schema198 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ReportScheduleInput"}},"required":["requestBody"]};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.weekday === null){
delete data0.weekday;
}
if(data0.enabled === null){
delete data0.enabled;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.enabled === undefined){
data0.enabled = true;
}
if(data0.frequency === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ReportScheduleInput/required",keyword:"required",params:{missingProperty: "frequency"},message:"must have required property '"+"frequency"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.hour === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ReportScheduleInput/required",keyword:"required",params:{missingProperty: "hour"},message:"must have required property '"+"hour"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.recipients === undefined){
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ReportScheduleInput/required",keyword:"required",params:{missingProperty: "recipients"},message:"must have required property '"+"recipients"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.frequency !== undefined){
let data1 = data0.frequency;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/requestBody/frequency",schemaPath:"urn:parley:ReportScheduleInput/properties/frequency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!((data1 === "daily") || (data1 === "weekly"))){
const err5 = {instancePath:instancePath+"/requestBody/frequency",schemaPath:"urn:parley:ReportScheduleInput/properties/frequency/enum",keyword:"enum",params:{allowedValues: schema195.properties.frequency.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.hour !== undefined){
let data2 = data0.hour;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/requestBody/hour",schemaPath:"urn:parley:ReportScheduleInput/properties/hour/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 23 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/requestBody/hour",schemaPath:"urn:parley:ReportScheduleInput/properties/hour/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/requestBody/hour",schemaPath:"urn:parley:ReportScheduleInput/properties/hour/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data0.weekday !== undefined){
let data3 = data0.weekday;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/requestBody/weekday",schemaPath:"urn:parley:ReportScheduleInput/properties/weekday/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 7 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/requestBody/weekday",schemaPath:"urn:parley:ReportScheduleInput/properties/weekday/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/requestBody/weekday",schemaPath:"urn:parley:ReportScheduleInput/properties/weekday/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data0.recipients !== undefined){
let data4 = data0.recipients;
if(Array.isArray(data4)){
if(data4.length > 20){
const err12 = {instancePath:instancePath+"/requestBody/recipients",schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.length < 1){
const err13 = {instancePath:instancePath+"/requestBody/recipients",schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func2(data5) > 254){
const err14 = {instancePath:instancePath+"/requestBody/recipients/" + i0,schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/items/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats2.test(data5))){
const err15 = {instancePath:instancePath+"/requestBody/recipients/" + i0,schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/items/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/requestBody/recipients/" + i0,schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err17 = {instancePath:instancePath+"/requestBody/recipients",schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err18 = {instancePath:instancePath+"/requestBody/recipients",schemaPath:"urn:parley:ReportScheduleInput/properties/recipients/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data0.enabled !== "boolean"){
const err19 = {instancePath:instancePath+"/requestBody/enabled",schemaPath:"urn:parley:ReportScheduleInput/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ReportScheduleInput/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

export const runReport = validate158;
const schema200 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:RunReportRequest"}},"required":["requestBody"]};
const schema201 = {"type":"object","properties":{"from":{"$ref":"urn:parley:ReportDate"},"to":{"$ref":"urn:parley:ReportDate"},"mode":{"type":"string","enum":["preview","view","export"]}},"x-null-is-absent":["from","to","mode"]};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.from === null){
delete data.from;
}
if(data.to === null){
delete data.to;
}
if(data.mode === null){
delete data.mode;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!pattern35.test(data0)){
const err0 = {instancePath:instancePath+"/from",schemaPath:"urn:parley:ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(formats28.validate(data0))){
const err1 = {instancePath:instancePath+"/from",schemaPath:"urn:parley:ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/from",schemaPath:"urn:parley:ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!pattern35.test(data1)){
const err3 = {instancePath:instancePath+"/to",schemaPath:"urn:parley:ReportDate/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats28.validate(data1))){
const err4 = {instancePath:instancePath+"/to",schemaPath:"urn:parley:ReportDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/to",schemaPath:"urn:parley:ReportDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.mode !== undefined){
let data2 = data.mode;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data2 === "preview") || (data2 === "view")) || (data2 === "export"))){
const err7 = {instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema201.properties.mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}


function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate159(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate159.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}

export const runAdHocReport = validate161;
const schema204 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ReportDefinition"}},"required":["requestBody"]};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate148(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate148.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}

export const createConnection = validate163;
const schema205 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateConnectionRequest"}},"required":["requestBody"]};
const schema206 = {"type":"object","required":["code","name","providerKey"],"properties":{"code":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},"name":{"type":"string","minLength":1,"maxLength":200},"providerKey":{"$ref":"urn:parley:ConnectionProviderKey"},"baseUrl":{"type":"string","nullable":true,"format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},"credentials":{"$ref":"urn:parley:ConnectionCredentials"},"status":{"type":"string","enum":["active","disabled"],"default":"active"}},"x-null-is-absent":["credentials","status"]};
const schema207 = {"type":"string","enum":["http","mcp","openai","anthropic","openai_compatible","embeddings"]};
const schema208 = {"type":"object","properties":{"bearer":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001f\\u007f]*$","writeOnly":true},"username":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[^:\\u0000-\\u001f\\u007f]*$","writeOnly":true},"password":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001f\\u007f]*$","writeOnly":true},"headerName":{"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$","writeOnly":true},"headerValue":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001f\\u007f]*$","writeOnly":true},"authorizationUrl":{"type":"string","format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$","writeOnly":true},"revocationUrl":{"type":"string","format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$","writeOnly":true},"tokenUrl":{"type":"string","format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$","writeOnly":true},"clientId":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[^\\u0000-\\u001f\\u007f]*$","writeOnly":true},"clientSecret":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001f\\u007f]*$","writeOnly":true},"scope":{"type":"string","minLength":1,"maxLength":1024,"pattern":"^[^\\u0000-\\u001f\\u007f]*$","writeOnly":true},"apiKey":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001f\\u007f]*$","writeOnly":true}},"x-null-is-absent":["bearer","username","password","headerName","headerValue","authorizationUrl","revocationUrl","tokenUrl","clientId","clientSecret","scope","apiKey"]};
const pattern42 = new RegExp("^[^:\\u0000-\\u001f\\u007f]*$", "u");
const pattern44 = new RegExp("^[A-Za-z0-9!#$%&'*+.^_`|~-]+$", "u");

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.credentials === null){
delete data.credentials;
}
if(data.status === null){
delete data.status;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
data.status = "active";
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.providerKey === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providerKey"},message:"must have required property '"+"providerKey"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.providerKey !== undefined){
let data2 = data.providerKey;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/providerKey",schemaPath:"urn:parley:ConnectionProviderKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data2 === "http") || (data2 === "mcp")) || (data2 === "openai")) || (data2 === "anthropic")) || (data2 === "openai_compatible")) || (data2 === "embeddings"))){
const err9 = {instancePath:instancePath+"/providerKey",schemaPath:"urn:parley:ConnectionProviderKey/enum",keyword:"enum",params:{allowedValues: schema207.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.baseUrl !== undefined){
let data3 = data.baseUrl;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err11 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern10.test(data3)){
const err12 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats10(data3))){
const err13 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.credentials !== undefined){
let data4 = data.credentials;
if(data4 !== null && typeof data4 === "object" && !Array.isArray(data4)){
if(data4.bearer === null){
delete data4.bearer;
}
if(data4.username === null){
delete data4.username;
}
if(data4.password === null){
delete data4.password;
}
if(data4.headerName === null){
delete data4.headerName;
}
if(data4.headerValue === null){
delete data4.headerValue;
}
if(data4.authorizationUrl === null){
delete data4.authorizationUrl;
}
if(data4.revocationUrl === null){
delete data4.revocationUrl;
}
if(data4.tokenUrl === null){
delete data4.tokenUrl;
}
if(data4.clientId === null){
delete data4.clientId;
}
if(data4.clientSecret === null){
delete data4.clientSecret;
}
if(data4.scope === null){
delete data4.scope;
}
if(data4.apiKey === null){
delete data4.apiKey;
}
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.bearer !== undefined){
let data5 = data4.bearer;
if(typeof data5 === "string"){
if(func2(data5) > 4096){
const err14 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data5) < 1){
const err15 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern5.test(data5)){
const err16 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.username !== undefined){
let data6 = data4.username;
if(typeof data6 === "string"){
if(func2(data6) > 1024){
const err18 = {instancePath:instancePath+"/credentials/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(data6) < 1){
const err19 = {instancePath:instancePath+"/credentials/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern42.test(data6)){
const err20 = {instancePath:instancePath+"/credentials/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/pattern",keyword:"pattern",params:{pattern: "^[^:\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^:\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/credentials/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.password !== undefined){
let data7 = data4.password;
if(typeof data7 === "string"){
if(func2(data7) > 4096){
const err22 = {instancePath:instancePath+"/credentials/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func2(data7) < 1){
const err23 = {instancePath:instancePath+"/credentials/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern5.test(data7)){
const err24 = {instancePath:instancePath+"/credentials/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/credentials/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.headerName !== undefined){
let data8 = data4.headerName;
if(typeof data8 === "string"){
if(func2(data8) > 128){
const err26 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data8) < 1){
const err27 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern44.test(data8)){
const err28 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.headerValue !== undefined){
let data9 = data4.headerValue;
if(typeof data9 === "string"){
if(func2(data9) > 4096){
const err30 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(func2(data9) < 1){
const err31 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!pattern5.test(data9)){
const err32 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data4.authorizationUrl !== undefined){
let data10 = data4.authorizationUrl;
if(typeof data10 === "string"){
if(func2(data10) > 2000){
const err34 = {instancePath:instancePath+"/credentials/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern10.test(data10)){
const err35 = {instancePath:instancePath+"/credentials/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats10(data10))){
const err36 = {instancePath:instancePath+"/credentials/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/credentials/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data4.revocationUrl !== undefined){
let data11 = data4.revocationUrl;
if(typeof data11 === "string"){
if(func2(data11) > 2000){
const err38 = {instancePath:instancePath+"/credentials/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern10.test(data11)){
const err39 = {instancePath:instancePath+"/credentials/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!(formats10(data11))){
const err40 = {instancePath:instancePath+"/credentials/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/credentials/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data4.tokenUrl !== undefined){
let data12 = data4.tokenUrl;
if(typeof data12 === "string"){
if(func2(data12) > 2000){
const err42 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern10.test(data12)){
const err43 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(formats10(data12))){
const err44 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data4.clientId !== undefined){
let data13 = data4.clientId;
if(typeof data13 === "string"){
if(func2(data13) > 1024){
const err46 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func2(data13) < 1){
const err47 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(!pattern5.test(data13)){
const err48 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data4.clientSecret !== undefined){
let data14 = data4.clientSecret;
if(typeof data14 === "string"){
if(func2(data14) > 4096){
const err50 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(func2(data14) < 1){
const err51 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!pattern5.test(data14)){
const err52 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data4.scope !== undefined){
let data15 = data4.scope;
if(typeof data15 === "string"){
if(func2(data15) > 1024){
const err54 = {instancePath:instancePath+"/credentials/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func2(data15) < 1){
const err55 = {instancePath:instancePath+"/credentials/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!pattern5.test(data15)){
const err56 = {instancePath:instancePath+"/credentials/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/credentials/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data4.apiKey !== undefined){
let data16 = data4.apiKey;
if(typeof data16 === "string"){
if(func2(data16) > 4096){
const err58 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(func2(data16) < 1){
const err59 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(!pattern5.test(data16)){
const err60 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/credentials",schemaPath:"urn:parley:ConnectionCredentials/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
let data17 = data.status;
if(typeof data17 !== "string"){
const err63 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(!((data17 === "active") || (data17 === "disabled"))){
const err64 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema206.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}


function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate164(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate164.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

export const createConnectionFromTemplate = validate166;
const schema209 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateConnectionFromTemplateRequest"}},"required":["requestBody"]};
const schema210 = {"type":"object","required":["code","name","key"],"properties":{"templateKey":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},"template":{"type":"object","additionalProperties":true},"code":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},"name":{"type":"string","minLength":1,"maxLength":200},"key":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000-\\u001f\\u007f]*$","writeOnly":true},"values":{"type":"object","maxProperties":10,"additionalProperties":{"type":"string","minLength":1,"maxLength":200}}},"x-null-is-absent":["templateKey","template","values"]};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.templateKey === null){
delete data0.templateKey;
}
if(data0.template === null){
delete data0.template;
}
if(data0.values === null){
delete data0.values;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.key === undefined){
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.templateKey !== undefined){
let data1 = data0.templateKey;
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err4 = {instancePath:instancePath+"/requestBody/templateKey",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/templateKey/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/templateKey",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/templateKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.template !== undefined){
let data2 = data0.template;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err6 = {instancePath:instancePath+"/requestBody/template",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/template/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.code !== undefined){
let data3 = data0.code;
if(typeof data3 === "string"){
if(!pattern13.test(data3)){
const err7 = {instancePath:instancePath+"/requestBody/code",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/code",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.name !== undefined){
let data4 = data0.name;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err9 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data4) < 1){
const err10 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.key !== undefined){
let data5 = data0.key;
if(typeof data5 === "string"){
if(func2(data5) > 4096){
const err12 = {instancePath:instancePath+"/requestBody/key",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/key/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data5) < 1){
const err13 = {instancePath:instancePath+"/requestBody/key",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern5.test(data5)){
const err14 = {instancePath:instancePath+"/requestBody/key",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/key/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/requestBody/key",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.values !== undefined){
let data6 = data0.values;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 10){
const err16 = {instancePath:instancePath+"/requestBody/values",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/values/maxProperties",keyword:"maxProperties",params:{limit: 10},message:"must NOT have more than 10 properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data6){
let data7 = data6[key0];
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err17 = {instancePath:instancePath+"/requestBody/values/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/values/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data7) < 1){
const err18 = {instancePath:instancePath+"/requestBody/values/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/values/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/requestBody/values/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/values/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/requestBody/values",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/properties/values/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreateConnectionFromTemplateRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

export const createConnectionTemplate = validate167;
const schema211 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateConnectionTemplateRequest"}},"required":["requestBody"]};
const schema212 = {"type":"object","required":["key","template"],"properties":{"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},"template":{"type":"object","additionalProperties":true}}};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.key === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreateConnectionTemplateRequest/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.template === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreateConnectionTemplateRequest/required",keyword:"required",params:{missingProperty: "template"},message:"must have required property '"+"template"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.key !== undefined){
let data1 = data0.key;
if(typeof data1 === "string"){
if(!pattern13.test(data1)){
const err3 = {instancePath:instancePath+"/requestBody/key",schemaPath:"urn:parley:CreateConnectionTemplateRequest/properties/key/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/key",schemaPath:"urn:parley:CreateConnectionTemplateRequest/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.template !== undefined){
let data2 = data0.template;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err5 = {instancePath:instancePath+"/requestBody/template",schemaPath:"urn:parley:CreateConnectionTemplateRequest/properties/template/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CreateConnectionTemplateRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

export const updateConnection = validate168;
const schema213 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateConnectionRequest"}},"required":["requestBody"]};
const schema214 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"baseUrl":{"type":"string","nullable":true,"format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},"credentials":{"$ref":"urn:parley:ConnectionCredentials"},"status":{"$ref":"urn:parley:ConnectionStatus"}},"x-null-is-absent":["name","credentials","status"]};
const schema216 = {"type":"string","enum":["active","disabled"]};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.credentials === null){
delete data.credentials;
}
if(data.status === null){
delete data.status;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.baseUrl !== undefined){
let data1 = data.baseUrl;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err5 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern10.test(data1)){
const err6 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats10(data1))){
const err7 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.credentials !== undefined){
let data2 = data.credentials;
if(data2 !== null && typeof data2 === "object" && !Array.isArray(data2)){
if(data2.bearer === null){
delete data2.bearer;
}
if(data2.username === null){
delete data2.username;
}
if(data2.password === null){
delete data2.password;
}
if(data2.headerName === null){
delete data2.headerName;
}
if(data2.headerValue === null){
delete data2.headerValue;
}
if(data2.authorizationUrl === null){
delete data2.authorizationUrl;
}
if(data2.revocationUrl === null){
delete data2.revocationUrl;
}
if(data2.tokenUrl === null){
delete data2.tokenUrl;
}
if(data2.clientId === null){
delete data2.clientId;
}
if(data2.clientSecret === null){
delete data2.clientSecret;
}
if(data2.scope === null){
delete data2.scope;
}
if(data2.apiKey === null){
delete data2.apiKey;
}
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.bearer !== undefined){
let data3 = data2.bearer;
if(typeof data3 === "string"){
if(func2(data3) > 4096){
const err8 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern5.test(data3)){
const err10 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/credentials/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.username !== undefined){
let data4 = data2.username;
if(typeof data4 === "string"){
if(func2(data4) > 1024){
const err12 = {instancePath:instancePath+"/credentials/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data4) < 1){
const err13 = {instancePath:instancePath+"/credentials/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern42.test(data4)){
const err14 = {instancePath:instancePath+"/credentials/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/pattern",keyword:"pattern",params:{pattern: "^[^:\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^:\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/credentials/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.password !== undefined){
let data5 = data2.password;
if(typeof data5 === "string"){
if(func2(data5) > 4096){
const err16 = {instancePath:instancePath+"/credentials/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data5) < 1){
const err17 = {instancePath:instancePath+"/credentials/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern5.test(data5)){
const err18 = {instancePath:instancePath+"/credentials/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/credentials/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.headerName !== undefined){
let data6 = data2.headerName;
if(typeof data6 === "string"){
if(func2(data6) > 128){
const err20 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data6) < 1){
const err21 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern44.test(data6)){
const err22 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/credentials/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.headerValue !== undefined){
let data7 = data2.headerValue;
if(typeof data7 === "string"){
if(func2(data7) > 4096){
const err24 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func2(data7) < 1){
const err25 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern5.test(data7)){
const err26 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/credentials/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.authorizationUrl !== undefined){
let data8 = data2.authorizationUrl;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err28 = {instancePath:instancePath+"/credentials/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern10.test(data8)){
const err29 = {instancePath:instancePath+"/credentials/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(formats10(data8))){
const err30 = {instancePath:instancePath+"/credentials/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/credentials/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.revocationUrl !== undefined){
let data9 = data2.revocationUrl;
if(typeof data9 === "string"){
if(func2(data9) > 2000){
const err32 = {instancePath:instancePath+"/credentials/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!pattern10.test(data9)){
const err33 = {instancePath:instancePath+"/credentials/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(formats10(data9))){
const err34 = {instancePath:instancePath+"/credentials/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/credentials/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data2.tokenUrl !== undefined){
let data10 = data2.tokenUrl;
if(typeof data10 === "string"){
if(func2(data10) > 2000){
const err36 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!pattern10.test(data10)){
const err37 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!(formats10(data10))){
const err38 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/credentials/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data2.clientId !== undefined){
let data11 = data2.clientId;
if(typeof data11 === "string"){
if(func2(data11) > 1024){
const err40 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func2(data11) < 1){
const err41 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern5.test(data11)){
const err42 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/credentials/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data2.clientSecret !== undefined){
let data12 = data2.clientSecret;
if(typeof data12 === "string"){
if(func2(data12) > 4096){
const err44 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func2(data12) < 1){
const err45 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!pattern5.test(data12)){
const err46 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/credentials/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data2.scope !== undefined){
let data13 = data2.scope;
if(typeof data13 === "string"){
if(func2(data13) > 1024){
const err48 = {instancePath:instancePath+"/credentials/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func2(data13) < 1){
const err49 = {instancePath:instancePath+"/credentials/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern5.test(data13)){
const err50 = {instancePath:instancePath+"/credentials/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/credentials/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data2.apiKey !== undefined){
let data14 = data2.apiKey;
if(typeof data14 === "string"){
if(func2(data14) > 4096){
const err52 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func2(data14) < 1){
const err53 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!pattern5.test(data14)){
const err54 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/credentials/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/credentials",schemaPath:"urn:parley:ConnectionCredentials/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.status !== undefined){
let data15 = data.status;
if(typeof data15 !== "string"){
const err57 = {instancePath:instancePath+"/status",schemaPath:"urn:parley:ConnectionStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(!((data15 === "active") || (data15 === "disabled"))){
const err58 = {instancePath:instancePath+"/status",schemaPath:"urn:parley:ConnectionStatus/enum",keyword:"enum",params:{allowedValues: schema216.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate169(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate169.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

export const replaceConnectionCredentials = validate171;
const schema217 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ConnectionCredentials"}},"required":["requestBody"]};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.bearer === null){
delete data0.bearer;
}
if(data0.username === null){
delete data0.username;
}
if(data0.password === null){
delete data0.password;
}
if(data0.headerName === null){
delete data0.headerName;
}
if(data0.headerValue === null){
delete data0.headerValue;
}
if(data0.authorizationUrl === null){
delete data0.authorizationUrl;
}
if(data0.revocationUrl === null){
delete data0.revocationUrl;
}
if(data0.tokenUrl === null){
delete data0.tokenUrl;
}
if(data0.clientId === null){
delete data0.clientId;
}
if(data0.clientSecret === null){
delete data0.clientSecret;
}
if(data0.scope === null){
delete data0.scope;
}
if(data0.apiKey === null){
delete data0.apiKey;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.bearer !== undefined){
let data1 = data0.bearer;
if(typeof data1 === "string"){
if(func2(data1) > 4096){
const err1 = {instancePath:instancePath+"/requestBody/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data1) < 1){
const err2 = {instancePath:instancePath+"/requestBody/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/requestBody/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/bearer",schemaPath:"urn:parley:ConnectionCredentials/properties/bearer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.username !== undefined){
let data2 = data0.username;
if(typeof data2 === "string"){
if(func2(data2) > 1024){
const err5 = {instancePath:instancePath+"/requestBody/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/requestBody/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern42.test(data2)){
const err7 = {instancePath:instancePath+"/requestBody/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/pattern",keyword:"pattern",params:{pattern: "^[^:\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^:\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/username",schemaPath:"urn:parley:ConnectionCredentials/properties/username/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.password !== undefined){
let data3 = data0.password;
if(typeof data3 === "string"){
if(func2(data3) > 4096){
const err9 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data3) < 1){
const err10 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern5.test(data3)){
const err11 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/requestBody/password",schemaPath:"urn:parley:ConnectionCredentials/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.headerName !== undefined){
let data4 = data0.headerName;
if(typeof data4 === "string"){
if(func2(data4) > 128){
const err13 = {instancePath:instancePath+"/requestBody/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/requestBody/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern44.test(data4)){
const err15 = {instancePath:instancePath+"/requestBody/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"},message:"must match pattern \""+"^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/requestBody/headerName",schemaPath:"urn:parley:ConnectionCredentials/properties/headerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.headerValue !== undefined){
let data5 = data0.headerValue;
if(typeof data5 === "string"){
if(func2(data5) > 4096){
const err17 = {instancePath:instancePath+"/requestBody/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data5) < 1){
const err18 = {instancePath:instancePath+"/requestBody/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern5.test(data5)){
const err19 = {instancePath:instancePath+"/requestBody/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/requestBody/headerValue",schemaPath:"urn:parley:ConnectionCredentials/properties/headerValue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data0.authorizationUrl !== undefined){
let data6 = data0.authorizationUrl;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err21 = {instancePath:instancePath+"/requestBody/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern10.test(data6)){
const err22 = {instancePath:instancePath+"/requestBody/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats10(data6))){
const err23 = {instancePath:instancePath+"/requestBody/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/requestBody/authorizationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/authorizationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data0.revocationUrl !== undefined){
let data7 = data0.revocationUrl;
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err25 = {instancePath:instancePath+"/requestBody/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern10.test(data7)){
const err26 = {instancePath:instancePath+"/requestBody/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(formats10(data7))){
const err27 = {instancePath:instancePath+"/requestBody/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/requestBody/revocationUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/revocationUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.tokenUrl !== undefined){
let data8 = data0.tokenUrl;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err29 = {instancePath:instancePath+"/requestBody/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern10.test(data8)){
const err30 = {instancePath:instancePath+"/requestBody/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(formats10(data8))){
const err31 = {instancePath:instancePath+"/requestBody/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/requestBody/tokenUrl",schemaPath:"urn:parley:ConnectionCredentials/properties/tokenUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data0.clientId !== undefined){
let data9 = data0.clientId;
if(typeof data9 === "string"){
if(func2(data9) > 1024){
const err33 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(func2(data9) < 1){
const err34 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern5.test(data9)){
const err35 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/requestBody/clientId",schemaPath:"urn:parley:ConnectionCredentials/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data0.clientSecret !== undefined){
let data10 = data0.clientSecret;
if(typeof data10 === "string"){
if(func2(data10) > 4096){
const err37 = {instancePath:instancePath+"/requestBody/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func2(data10) < 1){
const err38 = {instancePath:instancePath+"/requestBody/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern5.test(data10)){
const err39 = {instancePath:instancePath+"/requestBody/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/requestBody/clientSecret",schemaPath:"urn:parley:ConnectionCredentials/properties/clientSecret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data0.scope !== undefined){
let data11 = data0.scope;
if(typeof data11 === "string"){
if(func2(data11) > 1024){
const err41 = {instancePath:instancePath+"/requestBody/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func2(data11) < 1){
const err42 = {instancePath:instancePath+"/requestBody/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern5.test(data11)){
const err43 = {instancePath:instancePath+"/requestBody/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/requestBody/scope",schemaPath:"urn:parley:ConnectionCredentials/properties/scope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data0.apiKey !== undefined){
let data12 = data0.apiKey;
if(typeof data12 === "string"){
if(func2(data12) > 4096){
const err45 = {instancePath:instancePath+"/requestBody/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(func2(data12) < 1){
const err46 = {instancePath:instancePath+"/requestBody/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!pattern5.test(data12)){
const err47 = {instancePath:instancePath+"/requestBody/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f]*$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\u007f]*$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/requestBody/apiKey",schemaPath:"urn:parley:ConnectionCredentials/properties/apiKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ConnectionCredentials/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}

export const proposeCallArguments = validate172;
const schema219 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ProposeCallArgumentsRequest"}},"required":["requestBody"]};
const schema220 = {"type":"object","required":["operation","request","connection","model"],"properties":{"operation":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000]*$"},"request":{"type":"string","minLength":1,"maxLength":4000,"pattern":"\\S"},"variables":{"type":"array","maxItems":500,"items":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9_-]{0,63}$"}},"connection":{"type":"string","minLength":1,"maxLength":64},"model":{"type":"string","minLength":1,"maxLength":200}},"x-null-is-absent":["variables"]};
const pattern84 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,63}$", "u");

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.variables === null){
delete data0.variables;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.operation === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ProposeCallArgumentsRequest/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.request === undefined){
const err2 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ProposeCallArgumentsRequest/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.connection === undefined){
const err3 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ProposeCallArgumentsRequest/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.model === undefined){
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ProposeCallArgumentsRequest/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.operation !== undefined){
let data1 = data0.operation;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err5 = {instancePath:instancePath+"/requestBody/operation",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/operation/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/requestBody/operation",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/operation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern24.test(data1)){
const err7 = {instancePath:instancePath+"/requestBody/operation",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/operation/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/operation",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.request !== undefined){
let data2 = data0.request;
if(typeof data2 === "string"){
if(func2(data2) > 4000){
const err9 = {instancePath:instancePath+"/requestBody/request",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/request/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/requestBody/request",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/request/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern26.test(data2)){
const err11 = {instancePath:instancePath+"/requestBody/request",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/request/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/requestBody/request",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/request/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.variables !== undefined){
let data3 = data0.variables;
if(Array.isArray(data3)){
if(data3.length > 500){
const err13 = {instancePath:instancePath+"/requestBody/variables",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/variables/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern84.test(data4)){
const err14 = {instancePath:instancePath+"/requestBody/variables/" + i0,schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/variables/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/requestBody/variables/" + i0,schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/variables/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/requestBody/variables",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/variables/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.connection !== undefined){
let data5 = data0.connection;
if(typeof data5 === "string"){
if(func2(data5) > 64){
const err17 = {instancePath:instancePath+"/requestBody/connection",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/connection/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data5) < 1){
const err18 = {instancePath:instancePath+"/requestBody/connection",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/connection/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/requestBody/connection",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/connection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data0.model !== undefined){
let data6 = data0.model;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err20 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data6) < 1){
const err21 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/requestBody/model",schemaPath:"urn:parley:ProposeCallArgumentsRequest/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ProposeCallArgumentsRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

export const completeConnectionGrant = validate173;
const schema221 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CompleteConnectionGrantRequest"}},"required":["requestBody"]};
const schema222 = {"type":"object","required":["state"],"properties":{"state":{"type":"string","minLength":1,"maxLength":200,"writeOnly":true},"code":{"type":"string","minLength":1,"maxLength":4096,"writeOnly":true},"error":{"type":"string","minLength":1,"maxLength":200},"iss":{"type":"string","minLength":1,"maxLength":2000}},"x-null-is-absent":["code","error","iss"]};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.code === null){
delete data0.code;
}
if(data0.error === null){
delete data0.error;
}
if(data0.iss === null){
delete data0.iss;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.state === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CompleteConnectionGrantRequest/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.state !== undefined){
let data1 = data0.state;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err2 = {instancePath:instancePath+"/requestBody/state",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/state/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/state",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/state/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/state",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.code !== undefined){
let data2 = data0.code;
if(typeof data2 === "string"){
if(func2(data2) > 4096){
const err5 = {instancePath:instancePath+"/requestBody/code",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/code/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/requestBody/code",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody/code",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.error !== undefined){
let data3 = data0.error;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err8 = {instancePath:instancePath+"/requestBody/error",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/error/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/requestBody/error",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/requestBody/error",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.iss !== undefined){
let data4 = data0.iss;
if(typeof data4 === "string"){
if(func2(data4) > 2000){
const err11 = {instancePath:instancePath+"/requestBody/iss",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/iss/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data4) < 1){
const err12 = {instancePath:instancePath+"/requestBody/iss",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/iss/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/requestBody/iss",schemaPath:"urn:parley:CompleteConnectionGrantRequest/properties/iss/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CompleteConnectionGrantRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

export const putConnectionDocument = validate174;
const schema223 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:PutConnectionDocumentRequest"}},"required":["requestBody"]};
const schema224 = {"type":"object","minProperties":1,"properties":{"content":{"type":"string","minLength":1,"maxLength":1000000},"address":{"type":"string","format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"}},"x-null-is-absent":["content","address"]};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.content === null){
delete data0.content;
}
if(data0.address === null){
delete data0.address;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PutConnectionDocumentRequest/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.content !== undefined){
let data1 = data0.content;
if(typeof data1 === "string"){
if(func2(data1) > 1000000){
const err2 = {instancePath:instancePath+"/requestBody/content",schemaPath:"urn:parley:PutConnectionDocumentRequest/properties/content/maxLength",keyword:"maxLength",params:{limit: 1000000},message:"must NOT have more than 1000000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/content",schemaPath:"urn:parley:PutConnectionDocumentRequest/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/content",schemaPath:"urn:parley:PutConnectionDocumentRequest/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.address !== undefined){
let data2 = data0.address;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err5 = {instancePath:instancePath+"/requestBody/address",schemaPath:"urn:parley:PutConnectionDocumentRequest/properties/address/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern10.test(data2)){
const err6 = {instancePath:instancePath+"/requestBody/address",schemaPath:"urn:parley:PutConnectionDocumentRequest/properties/address/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats10(data2))){
const err7 = {instancePath:instancePath+"/requestBody/address",schemaPath:"urn:parley:PutConnectionDocumentRequest/properties/address/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/address",schemaPath:"urn:parley:PutConnectionDocumentRequest/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PutConnectionDocumentRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

export const acceptHeldOperations = validate175;
const schema225 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:AcceptHeldOperationsRequest"}},"required":["requestBody"]};
const schema226 = {"type":"object","required":["operations"],"properties":{"operations":{"type":"array","minItems":1,"maxItems":2000,"items":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000]*$"}}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.operations === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AcceptHeldOperationsRequest/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.operations !== undefined){
let data1 = data0.operations;
if(Array.isArray(data1)){
if(data1.length > 2000){
const err2 = {instancePath:instancePath+"/requestBody/operations",schemaPath:"urn:parley:AcceptHeldOperationsRequest/properties/operations/maxItems",keyword:"maxItems",params:{limit: 2000},message:"must NOT have more than 2000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/requestBody/operations",schemaPath:"urn:parley:AcceptHeldOperationsRequest/properties/operations/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err4 = {instancePath:instancePath+"/requestBody/operations/" + i0,schemaPath:"urn:parley:AcceptHeldOperationsRequest/properties/operations/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data2) < 1){
const err5 = {instancePath:instancePath+"/requestBody/operations/" + i0,schemaPath:"urn:parley:AcceptHeldOperationsRequest/properties/operations/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern24.test(data2)){
const err6 = {instancePath:instancePath+"/requestBody/operations/" + i0,schemaPath:"urn:parley:AcceptHeldOperationsRequest/properties/operations/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody/operations/" + i0,schemaPath:"urn:parley:AcceptHeldOperationsRequest/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/operations",schemaPath:"urn:parley:AcceptHeldOperationsRequest/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AcceptHeldOperationsRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}

export const createTrainingSource = validate176;
const schema227 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateTrainingSourceRequest"}},"required":["requestBody"]};
const schema228 = {"type":"object","required":["name","url"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},"schedule":{"type":"string","enum":["manual","hourly","daily","weekly"],"default":"manual"},"keyIds":{"$ref":"urn:parley:AdminTrainingKeys"},"provenCustomersOnly":{"$ref":"urn:parley:AdminTrainingProof"},"labels":{"$ref":"urn:parley:AdminTrainingLabels"}},"x-null-is-absent":["schedule","provenCustomersOnly","labels"]};
const schema229 = {"type":"array","nullable":true,"maxItems":50,"uniqueItems":true,"items":{"type":"string","format":"uuid"}};
const schema230 = {"type":"boolean"};
const schema231 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^\\S(.*\\S)?$"}};
const pattern88 = new RegExp("^\\S(.*\\S)?$", "u");

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.schedule === null){
delete data.schedule;
}
if(data.provenCustomersOnly === null){
delete data.provenCustomersOnly;
}
if(data.labels === null){
delete data.labels;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.schedule === undefined){
data.schedule = "manual";
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern10.test(data1)){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats10(data1))){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data2 = data.schedule;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data2 === "manual") || (data2 === "hourly")) || (data2 === "daily")) || (data2 === "weekly"))){
const err10 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/enum",keyword:"enum",params:{allowedValues: schema228.properties.schedule.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.keyIds !== undefined){
let data3 = data.keyIds;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/keyIds",schemaPath:"urn:parley:AdminTrainingKeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 50){
const err12 = {instancePath:instancePath+"/keyIds",schemaPath:"urn:parley:AdminTrainingKeys/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!(formats6.test(data4))){
const err13 = {instancePath:instancePath+"/keyIds/" + i0,schemaPath:"urn:parley:AdminTrainingKeys/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/keyIds/" + i0,schemaPath:"urn:parley:AdminTrainingKeys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err15 = {instancePath:instancePath+"/keyIds",schemaPath:"urn:parley:AdminTrainingKeys/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.provenCustomersOnly !== undefined){
if(typeof data.provenCustomersOnly !== "boolean"){
const err16 = {instancePath:instancePath+"/provenCustomersOnly",schemaPath:"urn:parley:AdminTrainingProof/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.labels !== undefined){
let data6 = data.labels;
if(Array.isArray(data6)){
if(data6.length > 50){
const err17 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminTrainingLabels/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func2(data7) > 50){
const err18 = {instancePath:instancePath+"/labels/" + i2,schemaPath:"urn:parley:AdminTrainingLabels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(data7) < 1){
const err19 = {instancePath:instancePath+"/labels/" + i2,schemaPath:"urn:parley:AdminTrainingLabels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern88.test(data7)){
const err20 = {instancePath:instancePath+"/labels/" + i2,schemaPath:"urn:parley:AdminTrainingLabels/items/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/labels/" + i2,schemaPath:"urn:parley:AdminTrainingLabels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
let i3 = data6.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data6[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err22 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminTrainingLabels/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err23 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminTrainingLabels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate177(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate177.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

export const updateTrainingSource = validate179;
const schema232 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateTrainingSourceRequest"}},"required":["requestBody"]};
const schema233 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"url":{"type":"string","format":"uri","maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},"schedule":{"$ref":"urn:parley:AdminTrainingSchedule"},"keyIds":{"$ref":"urn:parley:AdminTrainingKeys"},"provenCustomersOnly":{"$ref":"urn:parley:AdminTrainingProof"},"labels":{"$ref":"urn:parley:AdminTrainingLabels"}},"x-null-is-absent":["name","url","schedule","provenCustomersOnly","labels"]};
const schema234 = {"type":"string","enum":["manual","hourly","daily","weekly"]};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.url === null){
delete data.url;
}
if(data.schedule === null){
delete data.schedule;
}
if(data.provenCustomersOnly === null){
delete data.provenCustomersOnly;
}
if(data.labels === null){
delete data.labels;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern10.test(data1)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s]+([/?#]\\S*)?$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats10(data1))){
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.schedule !== undefined){
let data2 = data.schedule;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/schedule",schemaPath:"urn:parley:AdminTrainingSchedule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data2 === "manual") || (data2 === "hourly")) || (data2 === "daily")) || (data2 === "weekly"))){
const err9 = {instancePath:instancePath+"/schedule",schemaPath:"urn:parley:AdminTrainingSchedule/enum",keyword:"enum",params:{allowedValues: schema234.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.keyIds !== undefined){
let data3 = data.keyIds;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/keyIds",schemaPath:"urn:parley:AdminTrainingKeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 50){
const err11 = {instancePath:instancePath+"/keyIds",schemaPath:"urn:parley:AdminTrainingKeys/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!(formats6.test(data4))){
const err12 = {instancePath:instancePath+"/keyIds/" + i0,schemaPath:"urn:parley:AdminTrainingKeys/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/keyIds/" + i0,schemaPath:"urn:parley:AdminTrainingKeys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err14 = {instancePath:instancePath+"/keyIds",schemaPath:"urn:parley:AdminTrainingKeys/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
if(data.provenCustomersOnly !== undefined){
if(typeof data.provenCustomersOnly !== "boolean"){
const err15 = {instancePath:instancePath+"/provenCustomersOnly",schemaPath:"urn:parley:AdminTrainingProof/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.labels !== undefined){
let data6 = data.labels;
if(Array.isArray(data6)){
if(data6.length > 50){
const err16 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminTrainingLabels/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func2(data7) > 50){
const err17 = {instancePath:instancePath+"/labels/" + i2,schemaPath:"urn:parley:AdminTrainingLabels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data7) < 1){
const err18 = {instancePath:instancePath+"/labels/" + i2,schemaPath:"urn:parley:AdminTrainingLabels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern88.test(data7)){
const err19 = {instancePath:instancePath+"/labels/" + i2,schemaPath:"urn:parley:AdminTrainingLabels/items/pattern",keyword:"pattern",params:{pattern: "^\\S(.*\\S)?$"},message:"must match pattern \""+"^\\S(.*\\S)?$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/labels/" + i2,schemaPath:"urn:parley:AdminTrainingLabels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
let i3 = data6.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data6[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err21 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminTrainingLabels/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err22 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminTrainingLabels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate180(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate180.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}

export const createHostedPage = validate182;
const schema238 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateHostedPageRequest"}},"required":["requestBody"]};
const schema239 = {"type":"object","required":["address","title","intent","keyId"],"properties":{"address":{"$ref":"urn:parley:HostedPageAddress"},"title":{"$ref":"urn:parley:HostedPageTitle"},"intent":{"$ref":"urn:parley:HostedPageIntent"},"keyId":{"$ref":"urn:parley:HostedPageKeyId"},"accent":{"$ref":"urn:parley:HostedPageAccent"},"scheme":{"type":"string","enum":["auto","light","dark"],"default":"auto"},"indexed":{"type":"boolean","default":false},"active":{"type":"boolean","default":true}},"x-null-is-absent":["scheme","indexed","active"]};
const schema240 = {"type":"string","pattern":"^[a-z0-9](-?[a-z0-9]){2,62}$"};
const schema241 = {"type":"string","minLength":1,"maxLength":200};
const schema242 = {"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"};
const schema243 = {"type":"string","format":"uuid"};
const schema244 = {"type":"string","nullable":true,"pattern":"^#[0-9a-fA-F]{6}$"};
const pattern91 = new RegExp("^[a-z0-9](-?[a-z0-9]){2,62}$", "u");
const pattern93 = new RegExp("^#[0-9a-fA-F]{6}$", "u");

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.scheme === null){
delete data.scheme;
}
if(data.indexed === null){
delete data.indexed;
}
if(data.active === null){
delete data.active;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scheme === undefined){
data.scheme = "auto";
}
if(data.indexed === undefined){
data.indexed = false;
}
if(data.active === undefined){
data.active = true;
}
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.intent === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.keyId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "keyId"},message:"must have required property '"+"keyId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.address !== undefined){
let data0 = data.address;
if(typeof data0 === "string"){
if(!pattern91.test(data0)){
const err4 = {instancePath:instancePath+"/address",schemaPath:"urn:parley:HostedPageAddress/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](-?[a-z0-9]){2,62}$"},message:"must match pattern \""+"^[a-z0-9](-?[a-z0-9]){2,62}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/address",schemaPath:"urn:parley:HostedPageAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err6 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:HostedPageTitle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:HostedPageTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:HostedPageTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.intent !== undefined){
let data2 = data.intent;
if(typeof data2 === "string"){
if(!pattern17.test(data2)){
const err9 = {instancePath:instancePath+"/intent",schemaPath:"urn:parley:HostedPageIntent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/intent",schemaPath:"urn:parley:HostedPageIntent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.keyId !== undefined){
let data3 = data.keyId;
if(typeof data3 === "string"){
if(!(formats6.test(data3))){
const err11 = {instancePath:instancePath+"/keyId",schemaPath:"urn:parley:HostedPageKeyId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/keyId",schemaPath:"urn:parley:HostedPageKeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.accent !== undefined){
let data4 = data.accent;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/accent",schemaPath:"urn:parley:HostedPageAccent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern93.test(data4)){
const err14 = {instancePath:instancePath+"/accent",schemaPath:"urn:parley:HostedPageAccent/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
let data5 = data.scheme;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data5 === "auto") || (data5 === "light")) || (data5 === "dark"))){
const err16 = {instancePath:instancePath+"/scheme",schemaPath:"#/properties/scheme/enum",keyword:"enum",params:{allowedValues: schema239.properties.scheme.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data.indexed !== "boolean"){
const err17 = {instancePath:instancePath+"/indexed",schemaPath:"#/properties/indexed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data.active !== "boolean"){
const err18 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate183(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

export const updateHostedPage = validate185;
const schema245 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateHostedPageRequest"}},"required":["requestBody"]};
const schema246 = {"type":"object","minProperties":1,"properties":{"address":{"$ref":"urn:parley:HostedPageAddress"},"title":{"$ref":"urn:parley:HostedPageTitle"},"intent":{"$ref":"urn:parley:HostedPageIntent"},"keyId":{"$ref":"urn:parley:HostedPageKeyId"},"accent":{"$ref":"urn:parley:HostedPageAccent"},"scheme":{"$ref":"urn:parley:HostedPageScheme"},"indexed":{"type":"boolean"},"active":{"type":"boolean"}},"x-null-is-absent":["address","title","intent","keyId","scheme","indexed","active"]};
const schema252 = {"type":"string","enum":["auto","light","dark"]};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.address === null){
delete data.address;
}
if(data.title === null){
delete data.title;
}
if(data.intent === null){
delete data.intent;
}
if(data.keyId === null){
delete data.keyId;
}
if(data.scheme === null){
delete data.scheme;
}
if(data.indexed === null){
delete data.indexed;
}
if(data.active === null){
delete data.active;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.address !== undefined){
let data0 = data.address;
if(typeof data0 === "string"){
if(!pattern91.test(data0)){
const err1 = {instancePath:instancePath+"/address",schemaPath:"urn:parley:HostedPageAddress/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9](-?[a-z0-9]){2,62}$"},message:"must match pattern \""+"^[a-z0-9](-?[a-z0-9]){2,62}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/address",schemaPath:"urn:parley:HostedPageAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err3 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:HostedPageTitle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:HostedPageTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:HostedPageTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.intent !== undefined){
let data2 = data.intent;
if(typeof data2 === "string"){
if(!pattern17.test(data2)){
const err6 = {instancePath:instancePath+"/intent",schemaPath:"urn:parley:HostedPageIntent/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/intent",schemaPath:"urn:parley:HostedPageIntent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.keyId !== undefined){
let data3 = data.keyId;
if(typeof data3 === "string"){
if(!(formats6.test(data3))){
const err8 = {instancePath:instancePath+"/keyId",schemaPath:"urn:parley:HostedPageKeyId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/keyId",schemaPath:"urn:parley:HostedPageKeyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.accent !== undefined){
let data4 = data.accent;
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/accent",schemaPath:"urn:parley:HostedPageAccent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern93.test(data4)){
const err11 = {instancePath:instancePath+"/accent",schemaPath:"urn:parley:HostedPageAccent/pattern",keyword:"pattern",params:{pattern: "^#[0-9a-fA-F]{6}$"},message:"must match pattern \""+"^#[0-9a-fA-F]{6}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.scheme !== undefined){
let data5 = data.scheme;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/scheme",schemaPath:"urn:parley:HostedPageScheme/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data5 === "auto") || (data5 === "light")) || (data5 === "dark"))){
const err13 = {instancePath:instancePath+"/scheme",schemaPath:"urn:parley:HostedPageScheme/enum",keyword:"enum",params:{allowedValues: schema252.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.indexed !== undefined){
if(typeof data.indexed !== "boolean"){
const err14 = {instancePath:instancePath+"/indexed",schemaPath:"#/properties/indexed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err15 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}


function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate186(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate186.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}

export const setTrainingDocumentLabels = validate188;
const schema253 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SetDocumentLabelsRequest"}},"required":["requestBody"]};
const schema254 = {"type":"object","required":["labels"],"properties":{"labels":{"$ref":"urn:parley:AdminDocumentLabels"}}};
const schema255 = {"type":"array","maxItems":50,"uniqueItems":true,"items":{"type":"string","minLength":1,"maxLength":50,"pattern":"^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$"}};
const pattern97 = new RegExp("^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$", "u");

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.labels === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "labels"},message:"must have required property '"+"labels"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.labels !== undefined){
let data0 = data.labels;
if(Array.isArray(data0)){
if(data0.length > 50){
const err1 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminDocumentLabels/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 50){
const err2 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"urn:parley:AdminDocumentLabels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"urn:parley:AdminDocumentLabels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern97.test(data1)){
const err4 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"urn:parley:AdminDocumentLabels/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$"},message:"must match pattern \""+"^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"urn:parley:AdminDocumentLabels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err6 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminDocumentLabels/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err7 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminDocumentLabels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate189(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate189.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}

export const createKnowledgeCheck = validate191;
const schema256 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateKnowledgeCheckRequest"}},"required":["requestBody"]};
const schema257 = {"type":"object","required":["question","url"],"properties":{"question":{"$ref":"urn:parley:CheckedQuestion"},"language":{"$ref":"urn:parley:CheckedLanguage"},"url":{"$ref":"urn:parley:CheckedUrl"},"heading":{"$ref":"urn:parley:CheckedHeading"}}};
const schema258 = {"type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\u0000]*$"};
const schema259 = {"type":"string","nullable":true,"maxLength":35,"pattern":"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"};
const schema260 = {"type":"string","minLength":1,"maxLength":2000,"pattern":"^[^\\u0000]*$"};
const schema261 = {"type":"string","nullable":true,"minLength":1,"maxLength":1000,"pattern":"^[^\\u0000]*$"};
const pattern99 = new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$", "u");

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.question === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.question !== undefined){
let data0 = data.question;
if(typeof data0 === "string"){
if(func2(data0) > 1000){
const err2 = {instancePath:instancePath+"/question",schemaPath:"urn:parley:CheckedQuestion/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/question",schemaPath:"urn:parley:CheckedQuestion/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern24.test(data0)){
const err4 = {instancePath:instancePath+"/question",schemaPath:"urn:parley:CheckedQuestion/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/question",schemaPath:"urn:parley:CheckedQuestion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/language",schemaPath:"urn:parley:CheckedLanguage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 35){
const err7 = {instancePath:instancePath+"/language",schemaPath:"urn:parley:CheckedLanguage/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern99.test(data1)){
const err8 = {instancePath:instancePath+"/language",schemaPath:"urn:parley:CheckedLanguage/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err9 = {instancePath:instancePath+"/url",schemaPath:"urn:parley:CheckedUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/url",schemaPath:"urn:parley:CheckedUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern24.test(data2)){
const err11 = {instancePath:instancePath+"/url",schemaPath:"urn:parley:CheckedUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/url",schemaPath:"urn:parley:CheckedUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.heading !== undefined){
let data3 = data.heading;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/heading",schemaPath:"urn:parley:CheckedHeading/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err14 = {instancePath:instancePath+"/heading",schemaPath:"urn:parley:CheckedHeading/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data3) < 1){
const err15 = {instancePath:instancePath+"/heading",schemaPath:"urn:parley:CheckedHeading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern24.test(data3)){
const err16 = {instancePath:instancePath+"/heading",schemaPath:"urn:parley:CheckedHeading/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate192(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate192.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}

export const updateKnowledgeCheck = validate194;
const schema262 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateKnowledgeCheckRequest"}},"required":["requestBody"]};
const schema263 = {"type":"object","minProperties":1,"properties":{"question":{"$ref":"urn:parley:CheckedQuestion"},"language":{"$ref":"urn:parley:CheckedLanguage"},"url":{"$ref":"urn:parley:CheckedUrl"},"heading":{"$ref":"urn:parley:CheckedHeading"}},"x-null-is-absent":["question","url"]};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.question === null){
delete data.question;
}
if(data.url === null){
delete data.url;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.question !== undefined){
let data0 = data.question;
if(typeof data0 === "string"){
if(func2(data0) > 1000){
const err1 = {instancePath:instancePath+"/question",schemaPath:"urn:parley:CheckedQuestion/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/question",schemaPath:"urn:parley:CheckedQuestion/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern24.test(data0)){
const err3 = {instancePath:instancePath+"/question",schemaPath:"urn:parley:CheckedQuestion/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/question",schemaPath:"urn:parley:CheckedQuestion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/language",schemaPath:"urn:parley:CheckedLanguage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 35){
const err6 = {instancePath:instancePath+"/language",schemaPath:"urn:parley:CheckedLanguage/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern99.test(data1)){
const err7 = {instancePath:instancePath+"/language",schemaPath:"urn:parley:CheckedLanguage/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err8 = {instancePath:instancePath+"/url",schemaPath:"urn:parley:CheckedUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data2) < 1){
const err9 = {instancePath:instancePath+"/url",schemaPath:"urn:parley:CheckedUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern24.test(data2)){
const err10 = {instancePath:instancePath+"/url",schemaPath:"urn:parley:CheckedUrl/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/url",schemaPath:"urn:parley:CheckedUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.heading !== undefined){
let data3 = data.heading;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/heading",schemaPath:"urn:parley:CheckedHeading/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 1000){
const err13 = {instancePath:instancePath+"/heading",schemaPath:"urn:parley:CheckedHeading/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data3) < 1){
const err14 = {instancePath:instancePath+"/heading",schemaPath:"urn:parley:CheckedHeading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!pattern24.test(data3)){
const err15 = {instancePath:instancePath+"/heading",schemaPath:"urn:parley:CheckedHeading/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}


function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate195(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate195.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}

export const promoteKnowledgeGeneration = validate197;
const schema268 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:PromoteKnowledgeGenerationRequest"}},"required":["requestBody"]};
const schema269 = {"type":"object","required":["generation"],"properties":{"generation":{"type":"integer","minimum":0,"maximum":2147483647}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.generation === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PromoteKnowledgeGenerationRequest/required",keyword:"required",params:{missingProperty: "generation"},message:"must have required property '"+"generation"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.generation !== undefined){
let data1 = data0.generation;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err2 = {instancePath:instancePath+"/requestBody/generation",schemaPath:"urn:parley:PromoteKnowledgeGenerationRequest/properties/generation/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 2147483647 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/requestBody/generation",schemaPath:"urn:parley:PromoteKnowledgeGenerationRequest/properties/generation/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/requestBody/generation",schemaPath:"urn:parley:PromoteKnowledgeGenerationRequest/properties/generation/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PromoteKnowledgeGenerationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}

export const searchKnowledge = validate198;
const schema270 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SearchKnowledgeRequest"}},"required":["requestBody"]};
const schema271 = {"type":"object","required":["question"],"properties":{"question":{"type":"string","minLength":1,"maxLength":1000,"pattern":"^[^\\u0000]*$"},"sources":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"string","format":"uuid"}},"language":{"type":"string","maxLength":35,"pattern":"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"},"limit":{"type":"integer","minimum":1,"maximum":50,"default":10}},"x-null-is-absent":["sources","language","limit"]};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.sources === null){
delete data0.sources;
}
if(data0.language === null){
delete data0.language;
}
if(data0.limit === null){
delete data0.limit;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit === undefined){
data0.limit = 10;
}
if(data0.question === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SearchKnowledgeRequest/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.question !== undefined){
let data1 = data0.question;
if(typeof data1 === "string"){
if(func2(data1) > 1000){
const err2 = {instancePath:instancePath+"/requestBody/question",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/question/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/question",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/question/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern24.test(data1)){
const err4 = {instancePath:instancePath+"/requestBody/question",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/question/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/question",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.sources !== undefined){
let data2 = data0.sources;
if(Array.isArray(data2)){
if(data2.length > 50){
const err6 = {instancePath:instancePath+"/requestBody/sources",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/sources/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/requestBody/sources",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/sources/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!(formats6.test(data3))){
const err8 = {instancePath:instancePath+"/requestBody/sources/" + i0,schemaPath:"urn:parley:SearchKnowledgeRequest/properties/sources/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/requestBody/sources/" + i0,schemaPath:"urn:parley:SearchKnowledgeRequest/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/requestBody/sources",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.language !== undefined){
let data4 = data0.language;
if(typeof data4 === "string"){
if(func2(data4) > 35){
const err11 = {instancePath:instancePath+"/requestBody/language",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern99.test(data4)){
const err12 = {instancePath:instancePath+"/requestBody/language",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/language/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/requestBody/language",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
let data5 = data0.limit;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err14 = {instancePath:instancePath+"/requestBody/limit",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 50 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/requestBody/limit",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/requestBody/limit",schemaPath:"urn:parley:SearchKnowledgeRequest/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:SearchKnowledgeRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}

export const createInboundWebhook = validate199;
const schema272 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateInboundWebhookRequest"}},"required":["requestBody"]};
const schema273 = {"type":"object","required":["name","eventName"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"eventName":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},"sender":{"$ref":"urn:parley:InboundWebhookSender"},"active":{"type":"boolean","default":true},"secret":{"type":"string","minLength":16,"maxLength":255,"writeOnly":true}},"x-null-is-absent":["sender","active","secret"]};
const schema274 = {"type":"string","enum":["parley","stripe","github","shopify","slack","twilio","standard_webhooks"]};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.sender === null){
delete data.sender;
}
if(data.active === null){
delete data.active;
}
if(data.secret === null){
delete data.secret;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.active === undefined){
data.active = true;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.eventName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventName"},message:"must have required property '"+"eventName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.eventName !== undefined){
let data1 = data.eventName;
if(typeof data1 === "string"){
if(!pattern17.test(data1)){
const err5 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/eventName",schemaPath:"#/properties/eventName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.sender !== undefined){
let data2 = data.sender;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/sender",schemaPath:"urn:parley:InboundWebhookSender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((data2 === "parley") || (data2 === "stripe")) || (data2 === "github")) || (data2 === "shopify")) || (data2 === "slack")) || (data2 === "twilio")) || (data2 === "standard_webhooks"))){
const err8 = {instancePath:instancePath+"/sender",schemaPath:"urn:parley:InboundWebhookSender/enum",keyword:"enum",params:{allowedValues: schema274.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data.active !== "boolean"){
const err9 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.secret !== undefined){
let data4 = data.secret;
if(typeof data4 === "string"){
if(func2(data4) > 255){
const err10 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data4) < 16){
const err11 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}


function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate200(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate200.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}

export const updateInboundWebhook = validate202;
const schema275 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateInboundWebhookRequest"}},"required":["requestBody"]};
const schema276 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":200},"eventName":{"type":"string","pattern":"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},"active":{"type":"boolean"},"secret":{"type":"string","minLength":16,"maxLength":255,"writeOnly":true}},"x-null-is-absent":["name","eventName","active","secret"]};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.name === null){
delete data0.name;
}
if(data0.eventName === null){
delete data0.eventName;
}
if(data0.active === null){
delete data0.active;
}
if(data0.secret === null){
delete data0.secret;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:UpdateInboundWebhookRequest/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err2 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:UpdateInboundWebhookRequest/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:UpdateInboundWebhookRequest/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/name",schemaPath:"urn:parley:UpdateInboundWebhookRequest/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.eventName !== undefined){
let data2 = data0.eventName;
if(typeof data2 === "string"){
if(!pattern17.test(data2)){
const err5 = {instancePath:instancePath+"/requestBody/eventName",schemaPath:"urn:parley:UpdateInboundWebhookRequest/properties/eventName/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"},message:"must match pattern \""+"^[A-Za-z0-9][A-Za-z0-9_.:-]{0,127}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/requestBody/eventName",schemaPath:"urn:parley:UpdateInboundWebhookRequest/properties/eventName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.active !== undefined){
if(typeof data0.active !== "boolean"){
const err7 = {instancePath:instancePath+"/requestBody/active",schemaPath:"urn:parley:UpdateInboundWebhookRequest/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.secret !== undefined){
let data4 = data0.secret;
if(typeof data4 === "string"){
if(func2(data4) > 255){
const err8 = {instancePath:instancePath+"/requestBody/secret",schemaPath:"urn:parley:UpdateInboundWebhookRequest/properties/secret/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data4) < 16){
const err9 = {instancePath:instancePath+"/requestBody/secret",schemaPath:"urn:parley:UpdateInboundWebhookRequest/properties/secret/minLength",keyword:"minLength",params:{limit: 16},message:"must NOT have fewer than 16 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/requestBody/secret",schemaPath:"urn:parley:UpdateInboundWebhookRequest/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:UpdateInboundWebhookRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

export const previewInboundWebhook = validate203;
const schema277 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:PreviewInboundWebhookRequest"}},"required":["requestBody"]};
const schema278 = {"type":"object","required":["body"],"properties":{"body":{"type":"string","minLength":1,"maxLength":200000},"headers":{"type":"object","maxProperties":100,"additionalProperties":{"type":"string","maxLength":4096}}},"x-null-is-absent":["headers"]};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.headers === null){
delete data0.headers;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.body === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PreviewInboundWebhookRequest/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.body !== undefined){
let data1 = data0.body;
if(typeof data1 === "string"){
if(func2(data1) > 200000){
const err2 = {instancePath:instancePath+"/requestBody/body",schemaPath:"urn:parley:PreviewInboundWebhookRequest/properties/body/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/body",schemaPath:"urn:parley:PreviewInboundWebhookRequest/properties/body/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/body",schemaPath:"urn:parley:PreviewInboundWebhookRequest/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.headers !== undefined){
let data2 = data0.headers;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 100){
const err5 = {instancePath:instancePath+"/requestBody/headers",schemaPath:"urn:parley:PreviewInboundWebhookRequest/properties/headers/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data2){
let data3 = data2[key0];
if(typeof data3 === "string"){
if(func2(data3) > 4096){
const err6 = {instancePath:instancePath+"/requestBody/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:PreviewInboundWebhookRequest/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"urn:parley:PreviewInboundWebhookRequest/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/headers",schemaPath:"urn:parley:PreviewInboundWebhookRequest/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:PreviewInboundWebhookRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}

export const replayExecution = validate204;
const schema279 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:ReplayExecutionRequest"}},"required":["requestBody"]};
const schema280 = {"type":"object","properties":{"source":{"type":"string","enum":["draft","version"],"default":"draft"},"version":{"type":"integer","minimum":1,"maximum":2147483647},"definition":{"type":"object","additionalProperties":true}},"x-null-is-absent":["source","version","definition"]};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.source === null){
delete data0.source;
}
if(data0.version === null){
delete data0.version;
}
if(data0.definition === null){
delete data0.definition;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.source === undefined){
data0.source = "draft";
}
let data1 = data0.source;
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/requestBody/source",schemaPath:"urn:parley:ReplayExecutionRequest/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data1 === "draft") || (data1 === "version"))){
const err2 = {instancePath:instancePath+"/requestBody/source",schemaPath:"urn:parley:ReplayExecutionRequest/properties/source/enum",keyword:"enum",params:{allowedValues: schema280.properties.source.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.version !== undefined){
let data2 = data0.version;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err3 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:ReplayExecutionRequest/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 2147483647 || isNaN(data2)){
const err4 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:ReplayExecutionRequest/properties/version/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/requestBody/version",schemaPath:"urn:parley:ReplayExecutionRequest/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data0.definition !== undefined){
let data3 = data0.definition;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
const err6 = {instancePath:instancePath+"/requestBody/definition",schemaPath:"urn:parley:ReplayExecutionRequest/properties/definition/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:ReplayExecutionRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}

export const abortExecution = validate205;
const schema281 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:AbortExecutionRequest"}},"required":["requestBody"]};
const schema282 = {"type":"object","properties":{"reason":{"type":"string","nullable":true,"maxLength":500,"pattern":"^[^\\u0000]*$"}}};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reason !== undefined){
let data1 = data0.reason;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:AbortExecutionRequest/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 500){
const err2 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:AbortExecutionRequest/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern24.test(data1)){
const err3 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:AbortExecutionRequest/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AbortExecutionRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}

export const createQueue = validate206;
const schema283 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateQueueRequest"}},"required":["requestBody"]};
const schema284 = {"type":"object","required":["code","name"],"properties":{"code":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000]*$"},"assignment":{"type":"string","enum":["manual","automatic"],"default":"manual"},"skills":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$"}},"perPerson":{"type":"integer","minimum":1,"maximum":100,"default":3},"openingHours":{"$ref":"urn:parley:OpeningHours"},"asksRating":{"type":"boolean","default":false},"suggestions":{"$ref":"urn:parley:QueueSuggestions"}},"x-null-is-absent":["assignment","skills","perPerson","asksRating"]};
const schema287 = {"type":"object","nullable":true,"additionalProperties":false,"required":["connection","model"],"properties":{"connection":{"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"},"model":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000]*$"},"instructions":{"type":"string","maxLength":4000,"pattern":"^[^\\u0000]*$"}},"x-null-is-absent":["instructions"]};
const schema285 = {"type":"array","nullable":true,"maxItems":50,"items":{"$ref":"urn:parley:OpeningTime"}};
const schema286 = {"type":"object","additionalProperties":false,"required":["days","from","to"],"properties":{"days":{"type":"array","minItems":1,"maxItems":7,"items":{"type":"integer","minimum":1,"maximum":7}},"from":{"type":"string","pattern":"^([01][0-9]|2[0-3]):[0-5][0-9]$"},"to":{"type":"string","pattern":"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"}}};
const pattern114 = new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
const pattern115 = new RegExp("^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$", "u");

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data)){
if(data.length > 50){
const err1 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.days === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:OpeningTime/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.from === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:OpeningTime/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.to === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:OpeningTime/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data0){
if(!(((key0 === "days") || (key0 === "from")) || (key0 === "to"))){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:OpeningTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.days !== undefined){
let data1 = data0.days;
if(Array.isArray(data1)){
if(data1.length > 7){
const err6 = {instancePath:instancePath+"/" + i0+"/days",schemaPath:"urn:parley:OpeningTime/properties/days/maxItems",keyword:"maxItems",params:{limit: 7},message:"must NOT have more than 7 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/" + i0+"/days",schemaPath:"urn:parley:OpeningTime/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data2 = data1[i1];
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/" + i0+"/days/" + i1,schemaPath:"urn:parley:OpeningTime/properties/days/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 7 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/" + i0+"/days/" + i1,schemaPath:"urn:parley:OpeningTime/properties/days/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/" + i0+"/days/" + i1,schemaPath:"urn:parley:OpeningTime/properties/days/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0+"/days",schemaPath:"urn:parley:OpeningTime/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.from !== undefined){
let data3 = data0.from;
if(typeof data3 === "string"){
if(!pattern114.test(data3)){
const err12 = {instancePath:instancePath+"/" + i0+"/from",schemaPath:"urn:parley:OpeningTime/properties/from/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-3]):[0-5][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/" + i0+"/from",schemaPath:"urn:parley:OpeningTime/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.to !== undefined){
let data4 = data0.to;
if(typeof data4 === "string"){
if(!pattern115.test(data4)){
const err14 = {instancePath:instancePath+"/" + i0+"/to",schemaPath:"urn:parley:OpeningTime/properties/to/pattern",keyword:"pattern",params:{pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"},message:"must match pattern \""+"^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/" + i0+"/to",schemaPath:"urn:parley:OpeningTime/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/" + i0,schemaPath:"urn:parley:OpeningTime/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
validate208.errors = vErrors;
return errors === 0;
}


function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.assignment === null){
delete data.assignment;
}
if(data.skills === null){
delete data.skills;
}
if(data.perPerson === null){
delete data.perPerson;
}
if(data.asksRating === null){
delete data.asksRating;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.assignment === undefined){
data.assignment = "manual";
}
if(data.perPerson === undefined){
data.perPerson = 3;
}
if(data.asksRating === undefined){
data.asksRating = false;
}
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern24.test(data1)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.assignment;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/assignment",schemaPath:"#/properties/assignment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "manual") || (data2 === "automatic"))){
const err9 = {instancePath:instancePath+"/assignment",schemaPath:"#/properties/assignment/enum",keyword:"enum",params:{allowedValues: schema284.properties.assignment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.skills !== undefined){
let data3 = data.skills;
if(Array.isArray(data3)){
if(data3.length > 50){
const err10 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err11 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func2(data4) < 1){
const err12 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern24.test(data4)){
const err13 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
let data5 = data.perPerson;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err16 = {instancePath:instancePath+"/perPerson",schemaPath:"#/properties/perPerson/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/perPerson",schemaPath:"#/properties/perPerson/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err18 = {instancePath:instancePath+"/perPerson",schemaPath:"#/properties/perPerson/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.openingHours !== undefined){
if(!(validate208(data.openingHours, {instancePath:instancePath+"/openingHours",parentData:data,parentDataProperty:"openingHours",rootData}))){
vErrors = withMore(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(typeof data.asksRating !== "boolean"){
const err19 = {instancePath:instancePath+"/asksRating",schemaPath:"#/properties/asksRating/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.suggestions !== undefined){
let data8 = data.suggestions;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err20 = {instancePath:instancePath+"/suggestions",schemaPath:"urn:parley:QueueSuggestions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8 !== null && typeof data8 === "object" && !Array.isArray(data8)){
if(data8.instructions === null){
delete data8.instructions;
}
}
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.connection === undefined){
const err21 = {instancePath:instancePath+"/suggestions",schemaPath:"urn:parley:QueueSuggestions/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.model === undefined){
const err22 = {instancePath:instancePath+"/suggestions",schemaPath:"urn:parley:QueueSuggestions/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key0 in data8){
if(!(((key0 === "connection") || (key0 === "model")) || (key0 === "instructions"))){
const err23 = {instancePath:instancePath+"/suggestions",schemaPath:"urn:parley:QueueSuggestions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.connection !== undefined){
let data9 = data8.connection;
if(typeof data9 === "string"){
if(!pattern13.test(data9)){
const err24 = {instancePath:instancePath+"/suggestions/connection",schemaPath:"urn:parley:QueueSuggestions/properties/connection/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/suggestions/connection",schemaPath:"urn:parley:QueueSuggestions/properties/connection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.model !== undefined){
let data10 = data8.model;
if(typeof data10 === "string"){
if(func2(data10) > 200){
const err26 = {instancePath:instancePath+"/suggestions/model",schemaPath:"urn:parley:QueueSuggestions/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data10) < 1){
const err27 = {instancePath:instancePath+"/suggestions/model",schemaPath:"urn:parley:QueueSuggestions/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern24.test(data10)){
const err28 = {instancePath:instancePath+"/suggestions/model",schemaPath:"urn:parley:QueueSuggestions/properties/model/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/suggestions/model",schemaPath:"urn:parley:QueueSuggestions/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data8.instructions !== undefined){
let data11 = data8.instructions;
if(typeof data11 === "string"){
if(func2(data11) > 4000){
const err30 = {instancePath:instancePath+"/suggestions/instructions",schemaPath:"urn:parley:QueueSuggestions/properties/instructions/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern24.test(data11)){
const err31 = {instancePath:instancePath+"/suggestions/instructions",schemaPath:"urn:parley:QueueSuggestions/properties/instructions/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/suggestions/instructions",schemaPath:"urn:parley:QueueSuggestions/properties/instructions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate207(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate207.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}

export const updateQueue = validate211;
const schema288 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateQueueRequest"}},"required":["requestBody"]};
const schema289 = {"type":"object","minProperties":1,"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000]*$"},"assignment":{"type":"string","enum":["manual","automatic"]},"skills":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$"}},"perPerson":{"type":"integer","minimum":1,"maximum":100},"openingHours":{"$ref":"urn:parley:OpeningHours"},"asksRating":{"type":"boolean"},"suggestions":{"$ref":"urn:parley:QueueSuggestions"}},"x-null-is-absent":["name","assignment","skills","perPerson","asksRating"]};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.name === null){
delete data.name;
}
if(data.assignment === null){
delete data.assignment;
}
if(data.skills === null){
delete data.skills;
}
if(data.perPerson === null){
delete data.perPerson;
}
if(data.asksRating === null){
delete data.asksRating;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern24.test(data0)){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.assignment !== undefined){
let data1 = data.assignment;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/assignment",schemaPath:"#/properties/assignment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "manual") || (data1 === "automatic"))){
const err6 = {instancePath:instancePath+"/assignment",schemaPath:"#/properties/assignment/enum",keyword:"enum",params:{allowedValues: schema289.properties.assignment.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.skills !== undefined){
let data2 = data.skills;
if(Array.isArray(data2)){
if(data2.length > 50){
const err7 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err8 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern24.test(data3)){
const err10 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.perPerson !== undefined){
let data4 = data.perPerson;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/perPerson",schemaPath:"#/properties/perPerson/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/perPerson",schemaPath:"#/properties/perPerson/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/perPerson",schemaPath:"#/properties/perPerson/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.openingHours !== undefined){
if(!(validate208(data.openingHours, {instancePath:instancePath+"/openingHours",parentData:data,parentDataProperty:"openingHours",rootData}))){
vErrors = withMore(vErrors, validate208.errors);
errors = vErrors.length;
}
}
if(data.asksRating !== undefined){
if(typeof data.asksRating !== "boolean"){
const err16 = {instancePath:instancePath+"/asksRating",schemaPath:"#/properties/asksRating/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.suggestions !== undefined){
let data7 = data.suggestions;
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err17 = {instancePath:instancePath+"/suggestions",schemaPath:"urn:parley:QueueSuggestions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7 !== null && typeof data7 === "object" && !Array.isArray(data7)){
if(data7.instructions === null){
delete data7.instructions;
}
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.connection === undefined){
const err18 = {instancePath:instancePath+"/suggestions",schemaPath:"urn:parley:QueueSuggestions/required",keyword:"required",params:{missingProperty: "connection"},message:"must have required property '"+"connection"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.model === undefined){
const err19 = {instancePath:instancePath+"/suggestions",schemaPath:"urn:parley:QueueSuggestions/required",keyword:"required",params:{missingProperty: "model"},message:"must have required property '"+"model"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key0 in data7){
if(!(((key0 === "connection") || (key0 === "model")) || (key0 === "instructions"))){
const err20 = {instancePath:instancePath+"/suggestions",schemaPath:"urn:parley:QueueSuggestions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.connection !== undefined){
let data8 = data7.connection;
if(typeof data8 === "string"){
if(!pattern13.test(data8)){
const err21 = {instancePath:instancePath+"/suggestions/connection",schemaPath:"urn:parley:QueueSuggestions/properties/connection/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/suggestions/connection",schemaPath:"urn:parley:QueueSuggestions/properties/connection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.model !== undefined){
let data9 = data7.model;
if(typeof data9 === "string"){
if(func2(data9) > 200){
const err23 = {instancePath:instancePath+"/suggestions/model",schemaPath:"urn:parley:QueueSuggestions/properties/model/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func2(data9) < 1){
const err24 = {instancePath:instancePath+"/suggestions/model",schemaPath:"urn:parley:QueueSuggestions/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!pattern24.test(data9)){
const err25 = {instancePath:instancePath+"/suggestions/model",schemaPath:"urn:parley:QueueSuggestions/properties/model/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/suggestions/model",schemaPath:"urn:parley:QueueSuggestions/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.instructions !== undefined){
let data10 = data7.instructions;
if(typeof data10 === "string"){
if(func2(data10) > 4000){
const err27 = {instancePath:instancePath+"/suggestions/instructions",schemaPath:"urn:parley:QueueSuggestions/properties/instructions/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern24.test(data10)){
const err28 = {instancePath:instancePath+"/suggestions/instructions",schemaPath:"urn:parley:QueueSuggestions/properties/instructions/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/suggestions/instructions",schemaPath:"urn:parley:QueueSuggestions/properties/instructions/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}


function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate212(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate212.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}

export const createCannedAnswer = validate215;
const schema291 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateCannedAnswerRequest"}},"required":["requestBody"]};
const schema292 = {"type":"object","required":["code","title","text"],"properties":{"code":{"$ref":"urn:parley:CannedAnswerCode"},"title":{"$ref":"urn:parley:CannedAnswerTitle"},"text":{"$ref":"urn:parley:CannedAnswerText"},"locale":{"allOf":[{"$ref":"urn:parley:Locale"}]}},"x-null-is-absent":["locale"]};
const schema293 = {"type":"string","pattern":"^[a-z0-9][a-z0-9_-]{0,63}$"};
const schema294 = {"type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\u0000]*$"};
const schema295 = {"type":"string","minLength":1,"maxLength":10000,"pattern":"^[^\\u0000]*$"};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.locale === null){
delete data.locale;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.text === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err3 = {instancePath:instancePath+"/code",schemaPath:"urn:parley:CannedAnswerCode/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9_-]{0,63}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9_-]{0,63}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/code",schemaPath:"urn:parley:CannedAnswerCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err5 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:CannedAnswerTitle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:CannedAnswerTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern24.test(data1)){
const err7 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:CannedAnswerTitle/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:CannedAnswerTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func2(data2) > 10000){
const err9 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:CannedAnswerText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:CannedAnswerText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern24.test(data2)){
const err11 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:CannedAnswerText/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:CannedAnswerText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.locale !== undefined){
let data3 = data.locale;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err13 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern0.test(data3)){
const err14 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}


function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate216(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate216.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}

export const updateCannedAnswer = validate218;
const schema297 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:UpdateCannedAnswerRequest"}},"required":["requestBody"]};
const schema298 = {"type":"object","minProperties":1,"properties":{"title":{"$ref":"urn:parley:CannedAnswerTitle"},"text":{"$ref":"urn:parley:CannedAnswerText"},"locale":{"allOf":[{"$ref":"urn:parley:Locale"}]}},"x-null-is-absent":["title","text","locale"]};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.title === null){
delete data.title;
}
if(data.text === null){
delete data.text;
}
if(data.locale === null){
delete data.locale;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:CannedAnswerTitle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func2(data0) < 1){
const err2 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:CannedAnswerTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern24.test(data0)){
const err3 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:CannedAnswerTitle/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"urn:parley:CannedAnswerTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 10000){
const err5 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:CannedAnswerText/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:CannedAnswerText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern24.test(data1)){
const err7 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:CannedAnswerText/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/text",schemaPath:"urn:parley:CannedAnswerText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.locale !== undefined){
let data2 = data.locale;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err9 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern0.test(data2)){
const err10 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/pattern",keyword:"pattern",params:{pattern: "^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^(?:[A-Za-z]{2,3}(?:[-_][A-Za-z]{3}){0,3}|[A-Za-z]{4,8})(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?(?:[-_](?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(?:[-_][0-9A-WYZa-wyz](?:[-_][A-Za-z0-9]{2,8})+)*(?:[-_][xX](?:[-_][A-Za-z0-9]{1,8})+)?$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/locale",schemaPath:"urn:parley:Locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}


function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate219(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate219.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}

export const setPresence = validate221;
const schema302 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:SetPresenceRequest"}},"required":["requestBody"]};
const schema303 = {"type":"object","required":["state"],"properties":{"state":{"$ref":"urn:parley:PresenceState"},"skills":{"type":"array","maxItems":50,"items":{"type":"string","minLength":1,"maxLength":64,"pattern":"^[^\\u0000]*$"}}},"x-null-is-absent":["skills"]};
const schema304 = {"type":"string","enum":["online","away"]};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.skills === null){
delete data.skills;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/state",schemaPath:"urn:parley:PresenceState/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "online") || (data0 === "away"))){
const err2 = {instancePath:instancePath+"/state",schemaPath:"urn:parley:PresenceState/enum",keyword:"enum",params:{allowedValues: schema304.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.skills !== undefined){
let data1 = data.skills;
if(Array.isArray(data1)){
if(data1.length > 50){
const err3 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err4 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data2) < 1){
const err5 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern24.test(data2)){
const err6 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/skills/" + i0,schemaPath:"#/properties/skills/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate222(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate222.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate221.errors = vErrors;
return errors === 0;
}

export const assignHandoff = validate224;
const schema305 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:AssignHandoffRequest"}},"required":["requestBody"]};
const schema306 = {"type":"object","required":["userId"],"properties":{"userId":{"type":"string","format":"uuid"}}};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.userId === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AssignHandoffRequest/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.userId !== undefined){
let data1 = data0.userId;
if(typeof data1 === "string"){
if(!(formats6.test(data1))){
const err2 = {instancePath:instancePath+"/requestBody/userId",schemaPath:"urn:parley:AssignHandoffRequest/properties/userId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/requestBody/userId",schemaPath:"urn:parley:AssignHandoffRequest/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:AssignHandoffRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}

export const replyToHandoff = validate225;
const schema307 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:HandoffReplyRequest"}},"required":["requestBody"]};
const schema308 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":10000,"pattern":"^[^\\u0000]*$"},"files":{"type":"array","maxItems":5,"uniqueItems":true,"items":{"type":"string","format":"uuid"}}},"x-null-is-absent":["files"]};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.files === null){
delete data0.files;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.text === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:HandoffReplyRequest/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.text !== undefined){
let data1 = data0.text;
if(typeof data1 === "string"){
if(func2(data1) > 10000){
const err2 = {instancePath:instancePath+"/requestBody/text",schemaPath:"urn:parley:HandoffReplyRequest/properties/text/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/text",schemaPath:"urn:parley:HandoffReplyRequest/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern24.test(data1)){
const err4 = {instancePath:instancePath+"/requestBody/text",schemaPath:"urn:parley:HandoffReplyRequest/properties/text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/text",schemaPath:"urn:parley:HandoffReplyRequest/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.files !== undefined){
let data2 = data0.files;
if(Array.isArray(data2)){
if(data2.length > 5){
const err6 = {instancePath:instancePath+"/requestBody/files",schemaPath:"urn:parley:HandoffReplyRequest/properties/files/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!(formats6.test(data3))){
const err7 = {instancePath:instancePath+"/requestBody/files/" + i0,schemaPath:"urn:parley:HandoffReplyRequest/properties/files/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestBody/files/" + i0,schemaPath:"urn:parley:HandoffReplyRequest/properties/files/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data2[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err9 = {instancePath:instancePath+"/requestBody/files",schemaPath:"urn:parley:HandoffReplyRequest/properties/files/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err10 = {instancePath:instancePath+"/requestBody/files",schemaPath:"urn:parley:HandoffReplyRequest/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:HandoffReplyRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}

export const mailTranscript = validate226;
const schema309 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:MailTranscriptRequest"}},"required":["requestBody"]};
const schema310 = {"type":"object","properties":{"email":{"type":"string","format":"email","maxLength":254}},"x-null-is-absent":["email"]};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.email === null){
delete data0.email;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err1 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:MailTranscriptRequest/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(formats2.test(data1))){
const err2 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:MailTranscriptRequest/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/requestBody/email",schemaPath:"urn:parley:MailTranscriptRequest/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:MailTranscriptRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}

export const addHandoffNote = validate227;
const schema311 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:HandoffNoteRequest"}},"required":["requestBody"]};
const schema312 = {"type":"object","required":["text"],"properties":{"text":{"type":"string","minLength":1,"maxLength":10000,"pattern":"^[^\\u0000]*$"}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.text === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:HandoffNoteRequest/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.text !== undefined){
let data1 = data0.text;
if(typeof data1 === "string"){
if(func2(data1) > 10000){
const err2 = {instancePath:instancePath+"/requestBody/text",schemaPath:"urn:parley:HandoffNoteRequest/properties/text/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/text",schemaPath:"urn:parley:HandoffNoteRequest/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!pattern24.test(data1)){
const err4 = {instancePath:instancePath+"/requestBody/text",schemaPath:"urn:parley:HandoffNoteRequest/properties/text/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody/text",schemaPath:"urn:parley:HandoffNoteRequest/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:HandoffNoteRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}

export const handBackHandoff = validate228;
const schema313 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:HandBackHandoffRequest"}},"required":["requestBody"]};
const schema314 = {"type":"object","required":["outcome"],"properties":{"outcome":{"type":"string","maxLength":200,"pattern":"^[^\\u0000]*$"}}};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.outcome === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:HandBackHandoffRequest/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.outcome !== undefined){
let data1 = data0.outcome;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err2 = {instancePath:instancePath+"/requestBody/outcome",schemaPath:"urn:parley:HandBackHandoffRequest/properties/outcome/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern24.test(data1)){
const err3 = {instancePath:instancePath+"/requestBody/outcome",schemaPath:"urn:parley:HandBackHandoffRequest/properties/outcome/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/outcome",schemaPath:"urn:parley:HandBackHandoffRequest/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:HandBackHandoffRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}

export const closeConversation = validate229;
const schema315 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CloseConversationRequest"}},"required":["requestBody"]};
const schema316 = {"type":"object","properties":{"reason":{"type":"string","nullable":true,"maxLength":500,"pattern":"^[^\\u0000]*$"}}};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.reason !== undefined){
let data1 = data0.reason;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:CloseConversationRequest/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data1 === "string"){
if(func2(data1) > 500){
const err2 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:CloseConversationRequest/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern24.test(data1)){
const err3 = {instancePath:instancePath+"/requestBody/reason",schemaPath:"urn:parley:CloseConversationRequest/properties/reason/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:CloseConversationRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}

export const makeExampleOfText = validate230;
const schema317 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:MakeExampleRequest"}},"required":["requestBody"]};
const schema318 = {"type":"object","required":["intent"],"properties":{"intent":{"type":"string","minLength":1,"maxLength":128}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
let data0 = data.requestBody;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.intent === undefined){
const err1 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:MakeExampleRequest/required",keyword:"required",params:{missingProperty: "intent"},message:"must have required property '"+"intent"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.intent !== undefined){
let data1 = data0.intent;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err2 = {instancePath:instancePath+"/requestBody/intent",schemaPath:"urn:parley:MakeExampleRequest/properties/intent/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/requestBody/intent",schemaPath:"urn:parley:MakeExampleRequest/properties/intent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/requestBody/intent",schemaPath:"urn:parley:MakeExampleRequest/properties/intent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/requestBody",schemaPath:"urn:parley:MakeExampleRequest/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}

export const answerKnowledgeGap = validate231;
const schema319 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:AnswerKnowledgeGapRequest"}},"required":["requestBody"]};
const schema320 = {"type":"object","required":["sourceId","answer"],"properties":{"sourceId":{"type":"string","format":"uuid"},"answer":{"type":"string","minLength":1,"maxLength":20000,"pattern":"^[^\\u0000]*\\S[^\\u0000]*$"},"question":{"type":"string","minLength":1,"maxLength":300,"pattern":"^[^\\u0000\\r\\n]*\\S[^\\u0000\\r\\n]*$"},"url":{"type":"string","minLength":1,"maxLength":2000,"pattern":"^https?://[^/?#\\\\@\\s\\u0000]+([/?#][^\\s\\u0000]*)?$"},"language":{"type":"string","maxLength":35,"pattern":"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"},"labels":{"$ref":"urn:parley:AdminDocumentLabels"}},"x-null-is-absent":["question","url","language","labels"]};
const pattern136 = new RegExp("^[^\\u0000]*\\S[^\\u0000]*$", "u");
const pattern137 = new RegExp("^[^\\u0000\\r\\n]*\\S[^\\u0000\\r\\n]*$", "u");
const pattern138 = new RegExp("^https?://[^/?#\\\\@\\s\\u0000]+([/?#][^\\s\\u0000]*)?$", "u");

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data !== null && typeof data === "object" && !Array.isArray(data)){
if(data.question === null){
delete data.question;
}
if(data.url === null){
delete data.url;
}
if(data.language === null){
delete data.language;
}
if(data.labels === null){
delete data.labels;
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sourceId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceId"},message:"must have required property '"+"sourceId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.answer === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sourceId !== undefined){
let data0 = data.sourceId;
if(typeof data0 === "string"){
if(!(formats6.test(data0))){
const err2 = {instancePath:instancePath+"/sourceId",schemaPath:"#/properties/sourceId/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/sourceId",schemaPath:"#/properties/sourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.answer !== undefined){
let data1 = data.answer;
if(typeof data1 === "string"){
if(func2(data1) > 20000){
const err4 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern136.test(data1)){
const err6 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*\\S[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*\\S[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.question !== undefined){
let data2 = data.question;
if(typeof data2 === "string"){
if(func2(data2) > 300){
const err8 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data2) < 1){
const err9 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern137.test(data2)){
const err10 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\r\\n]*\\S[^\\u0000\\r\\n]*$"},message:"must match pattern \""+"^[^\\u0000\\r\\n]*\\S[^\\u0000\\r\\n]*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/question",schemaPath:"#/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.url !== undefined){
let data3 = data.url;
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err12 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data3) < 1){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern138.test(data3)){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://[^/?#\\\\@\\s\\u0000]+([/?#][^\\s\\u0000]*)?$"},message:"must match pattern \""+"^https?://[^/?#\\\\@\\s\\u0000]+([/?#][^\\s\\u0000]*)?$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.language !== undefined){
let data4 = data.language;
if(typeof data4 === "string"){
if(func2(data4) > 35){
const err16 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!pattern99.test(data4)){
const err17 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"},message:"must match pattern \""+"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8}){0,4}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.labels !== undefined){
let data5 = data.labels;
if(Array.isArray(data5)){
if(data5.length > 50){
const err19 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminDocumentLabels/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func2(data6) > 50){
const err20 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"urn:parley:AdminDocumentLabels/items/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data6) < 1){
const err21 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"urn:parley:AdminDocumentLabels/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern97.test(data6)){
const err22 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"urn:parley:AdminDocumentLabels/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$"},message:"must match pattern \""+"^[^\\s\\u0000]([^\\u0000]*[^\\s\\u0000])?$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/labels/" + i0,schemaPath:"urn:parley:AdminDocumentLabels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err24 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminDocumentLabels/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err25 = {instancePath:instancePath+"/labels",schemaPath:"urn:parley:AdminDocumentLabels/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}


function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate232(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate232.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}

export const createCustomerExport = validate234;
const schema322 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateCustomerExportRequest"}},"required":["requestBody"]};
const schema323 = {"type":"object","required":["customer"],"properties":{"customer":{"$ref":"urn:parley:CustomerIdentity"}}};
const schema324 = {"type":"object","minProperties":1,"maxProperties":1,"properties":{"customerId":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[^\\u0000]*$"},"email":{"type":"string","format":"email","maxLength":254}},"x-null-is-absent":["customerId","email"]};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"},message:"must have required property '"+"customer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.customer !== undefined){
let data0 = data.customer;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.customerId === null){
delete data0.customerId;
}
if(data0.email === null){
delete data0.email;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
const err1 = {instancePath:instancePath+"/customer",schemaPath:"urn:parley:CustomerIdentity/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err2 = {instancePath:instancePath+"/customer",schemaPath:"urn:parley:CustomerIdentity/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.customerId !== undefined){
let data1 = data0.customerId;
if(typeof data1 === "string"){
if(func2(data1) > 255){
const err3 = {instancePath:instancePath+"/customer/customerId",schemaPath:"urn:parley:CustomerIdentity/properties/customerId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data1) < 1){
const err4 = {instancePath:instancePath+"/customer/customerId",schemaPath:"urn:parley:CustomerIdentity/properties/customerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern24.test(data1)){
const err5 = {instancePath:instancePath+"/customer/customerId",schemaPath:"urn:parley:CustomerIdentity/properties/customerId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/customer/customerId",schemaPath:"urn:parley:CustomerIdentity/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.email !== undefined){
let data2 = data0.email;
if(typeof data2 === "string"){
if(func2(data2) > 254){
const err7 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:CustomerIdentity/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats2.test(data2))){
const err8 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:CustomerIdentity/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:CustomerIdentity/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/customer",schemaPath:"urn:parley:CustomerIdentity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}


function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate235(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate235.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}

export const createCustomerErasure = validate237;
const schema325 = {"type":"object","properties":{"requestBody":{"$ref":"urn:parley:CreateCustomerErasureRequest"}},"required":["requestBody"]};
const schema326 = {"type":"object","required":["customer","confirm"],"properties":{"customer":{"$ref":"urn:parley:CustomerIdentity"},"confirm":{"type":"string","minLength":1,"maxLength":255}}};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.customer === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customer"},message:"must have required property '"+"customer"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.confirm === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirm"},message:"must have required property '"+"confirm"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.customer !== undefined){
let data0 = data.customer;
if(data0 !== null && typeof data0 === "object" && !Array.isArray(data0)){
if(data0.customerId === null){
delete data0.customerId;
}
if(data0.email === null){
delete data0.email;
}
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length > 1){
const err2 = {instancePath:instancePath+"/customer",schemaPath:"urn:parley:CustomerIdentity/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(Object.keys(data0).length < 1){
const err3 = {instancePath:instancePath+"/customer",schemaPath:"urn:parley:CustomerIdentity/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.customerId !== undefined){
let data1 = data0.customerId;
if(typeof data1 === "string"){
if(func2(data1) > 255){
const err4 = {instancePath:instancePath+"/customer/customerId",schemaPath:"urn:parley:CustomerIdentity/properties/customerId/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/customer/customerId",schemaPath:"urn:parley:CustomerIdentity/properties/customerId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern24.test(data1)){
const err6 = {instancePath:instancePath+"/customer/customerId",schemaPath:"urn:parley:CustomerIdentity/properties/customerId/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000]*$"},message:"must match pattern \""+"^[^\\u0000]*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/customer/customerId",schemaPath:"urn:parley:CustomerIdentity/properties/customerId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.email !== undefined){
let data2 = data0.email;
if(typeof data2 === "string"){
if(func2(data2) > 254){
const err8 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:CustomerIdentity/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(formats2.test(data2))){
const err9 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:CustomerIdentity/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/customer/email",schemaPath:"urn:parley:CustomerIdentity/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/customer",schemaPath:"urn:parley:CustomerIdentity/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.confirm !== undefined){
let data3 = data.confirm;
if(typeof data3 === "string"){
if(func2(data3) > 255){
const err12 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data3) < 1){
const err13 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate238.errors = vErrors;
return errors === 0;
}


function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requestBody === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestBody"},message:"must have required property '"+"requestBody"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestBody !== undefined){
if(!(validate238(data.requestBody, {instancePath:instancePath+"/requestBody",parentData:data,parentDataProperty:"requestBody",rootData}))){
vErrors = withMore(vErrors, validate238.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate237.errors = vErrors;
return errors === 0;
}

function withMore(errors, more) {
  if (errors === null) return more
  for (const error of more) errors.push(error)
  return errors
}

